import { parseArgs } from 'node:util';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/**
 * The engines that must be available: `--require firefox,webkit`.
 * @throws where an argument is none of these
 */
export function readRequired(args: string[]): EngineName[] {
  const { values } = parseArgs({ args, options: { require: { type: 'string', multiple: true } } });
  return (values.require ?? []).flatMap((names) => names.split(',')).map(engineNamed);
}

function engineNamed(text: string): EngineName {
  const name = engineNames.find((known) => known === text.trim());
  if (name) return name;
  throw new Error(`There is no engine "${text}". There are: ${engineNames.join(', ')}.`);
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * The command's last line. A missing engine counts as one test: failed if it is required, else
 * skipped. No passed test at all is a failure, too.
 */
export function conclude(
  counts: Counts,
  missing: EngineName[],
  required: EngineName[],
): { line: string; exitCode: 0 | 1 } {
  const lacking = missing.filter((name) => required.includes(name)).length;
  const failed = counts.failed + lacking;
  const skipped = counts.skipped + missing.length - lacking;
  const line = `${counts.passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { line, exitCode: failed > 0 || counts.passed === 0 ? 1 : 0 };
}
