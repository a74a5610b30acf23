import type { z } from 'zod';
import type { Language } from '../language';
import { valueAt } from '../nested-value.server';
import { holdsLanguages, holdsMarkdown, holdsNumbers } from './markdown-fields.server';
import { shortenedForSearch } from './search-lengths.server';
import type { Source } from './source.server';
import type { Facts } from './text/facts';
import { fillPlainText, fillTextWithLinks, refusedBracesIn } from './text/plain.server';
import { validate } from './validate.server';

/**
 * Fills facts into the fields of a source and checks them against a schema. Fields that hold Markdown keep their
 * braces.
 * @param facts undefined if the files that facts come from are at fault; no field is filled then
 * @returns the checked fields; undefined if there are faults, which are reported to the source, but for those of texts
 * in which braces are left
 */
export function checkSource<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  facts: Facts | Record<Language, Facts> | undefined,
): z.infer<Schema> | undefined {
  const data = facts
    ? fillDeep(source.data, '', { source, facts: byLanguage(facts) })
    : source.data;
  const { data: checked, faults } = validate(schema, data);
  for (const { path, expected } of faults) {
    const value = valueAt(data, path);
    // The length of a text with braces is not the length that readers see.
    if (/\{\w+\}/.test(String(value))) continue;
    source.report(path.join('.'), 'schema', { found: printed(value), expected });
  }
  return checked;
}

interface Filling {
  source: Source;
  facts: Record<Language, Facts>;
}

/** The facts by language. Facts of a single language, for a file of that language, stand for both. */
function byLanguage(facts: Facts | Record<Language, Facts>): Record<Language, Facts> {
  const isByLanguage = (facts: object): facts is Record<Language, Facts> => 'en' in facts;
  return isByLanguage(facts) ? facts : { en: facts, es: facts };
}

/**
 * A value with the facts filled into its texts. An entry of a list is left out if one of its texts has become empty
 * because a fact in it is not known.
 */
function fillDeep(value: unknown, field: string, filling: Filling): unknown {
  if (typeof value === 'string') return fillText(value, field, filling);
  if (value === null || typeof value !== 'object') return value;
  const filled = Object.entries(value).map(([key, item]) => [
    key,
    fillDeep(item, field ? `${field}.${key}` : key, filling),
  ]);
  if (!Array.isArray(value)) return Object.fromEntries(filled);
  return filled.map(([, item]) => item).filter((item, index) => !hasLostText(value[index], item));
}

/**
 * A text with the facts filled in; braces that name no fact are reported. Markdown is returned as it is, because
 * `read-page.server.ts` fills it. A title or a description that facts have made
 * longer than search results show is shortened.
 */
function fillText(text: string, field: string, filling: Filling): string {
  if (holdsMarkdown(field)) return text;
  const { source } = filling;
  // A file for both languages has fields named after a language, some of them lists.
  const language = /\.es(\.|$)/.test(field) ? 'es' : source.language;
  const facts = filling.facts[language];
  for (const found of refusedBracesIn(text, facts, { allowsLanguages: holdsLanguages(field) })) {
    source.report(field, 'unknown-fact', { found });
  }
  const fill = holdsNumbers(field) ? fillTextWithLinks : fillPlainText;
  const filled = fill(text, facts, language);
  const isForSearch = field === 'title' || field === 'description';
  return isForSearch && filled !== text ? shortenedForSearch(filled, field) : filled;
}

/** Whether a text in an entry has become empty. Lists inside the entry have been shortened already. */
function hasLostText(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === '';
  if (before === null || typeof before !== 'object' || Array.isArray(before)) return false;
  return Object.entries(before).some(([key, item]) => hasLostText(item, valueAt(after, [key])));
}

/** A value as a message prints it: at most 90 characters, for a text with its length. */
function printed(value: unknown): string | Record<Language, string> {
  if (value === undefined) return { en: 'missing', es: 'obligatorio, y falta' };
  if (value === null) return { en: 'empty', es: 'vacío' };
  const json = JSON.stringify(value);
  const shown = json.length > 90 ? `${json.slice(0, 90)}…` : json;
  if (typeof value !== 'string') return shown;
  return {
    en: `${shown} (${value.length} characters)`,
    es: `${shown} (${value.length} caracteres)`,
  };
}
