import { UserError } from '../user-error.server';

/** Something in `content/` that has to be mended before the site can be built. */
export interface Fault {
  /** Path below the content folder. */
  file: string;
  /** Line in the file, counted from 1, where it is known. */
  line?: number | undefined;
  /** The field (`psychiatrist.phone`), key or part of the file. */
  field: string;
  found: string;
  expected: string;
}

/** Thrown with every fault of the content folder at once; the message lists them all. */
export class ContentError extends UserError {
  override name = 'ContentError';

  constructor(readonly faults: readonly Fault[]) {
    super(
      [
        `The content folder has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}.`,
        ...faults.map(describeFault),
      ].join('\n\n'),
    );
  }
}

function describeFault({ file, line, field, found, expected }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `content/${place}  ${countedFromOne(field)}\n  found:    ${found}\n  expected: ${expected}`;
}

/** `questions.12.answer` as people count: "questions, entry 13: answer". Addresses stay as they are. */
export function countedFromOne(field: string): string {
  if (field.startsWith('/')) return field;
  return field.replace(
    /(^|\.)(\d+)(\.|$)/g,
    (_, before, index, after) => `${before && ', '}entry ${Number(index) + 1}${after && ': '}`,
  );
}
