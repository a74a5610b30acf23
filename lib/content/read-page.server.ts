import { valueAt } from '../nested-value.server';
import type { Route } from '../routes.server';
import { checkSource } from './check-source.server';
import { pageSchemas, questionsSchema } from './schemas/pages.server';
import { readSignatures } from './signatures.server';
import type { Source } from './source.server';
import { fillPlainText } from './text/plain.server';
import { type Markdown, readText, type TextContext } from './text/read.server';
import type { Page, Question } from './types';

/** A page as it was read. */
interface ReadPage {
  /** Undefined if its fields are at fault. */
  page: Page | undefined;
  body: Markdown;
}

/**
 * Reads a page. Its faults are reported to the source: those of its fields leave no page, those of its texts do. Sources
 * that have expired are left out.
 */
export function readPage(source: Source, { id, kind }: Route, context: TextContext): ReadPage {
  const { language, today, facts } = context;
  const fields = checkSource(source, pageSchemas[kind], facts);
  const body = readText(source, 'text', context);
  const questions = readQuestions(source, 'questions', context);
  const concerns = readQuestions(source, 'concerns', context);
  // The compiler does not see that the schema was chosen by the kind of the page.
  const page =
    fields &&
    ({
      ...fields,
      ...readSignatures(source, kind, fields),
      id,
      kind,
      language,
      body,
      questions,
      concerns,
      sources: fields.sources?.filter(({ expiresOn }) => !expiresOn || today < expiresOn),
    } as Page);
  return { page, body };
}

/**
 * The questions of a page, without those whose question or answer is empty after unknown facts are left out; none if
 * the list itself is at fault.
 * @param field the list: `questions` or `concerns`
 */
function readQuestions(
  source: Source,
  field: 'questions' | 'concerns',
  context: TextContext,
): Question[] {
  const entries = questionsSchema.safeParse(valueAt(source.data, [field]) ?? []);
  if (!entries.success) return [];
  return entries.data.flatMap((entry, index) => {
    const question = fillPlainText(entry.question, context.facts ?? {}, context.language);
    const { html, passages } = readText(source, `${field}.${index}.answer`, {
      ...context,
      // It gives the ids of headings, and an answer has no headings.
      original: undefined,
    });
    return question && passages.length > 0 ? [{ question, answer: html, passages }] : [];
  });
}
