import { todayIn } from '../dates.server';
import { ContentError, type Finding } from '../findings/finding';
import type { Language } from '../language';
import { type PageId, type Route, routes } from '../routes.server';
import { type Facts, factsIn, practiceFacts } from './facts.server';
import { type FactFiles, factFileSchemas } from './file-schemas.server';
import { currentText } from './left-out.server';
import { type BlockLabels, type Markdown, readMarkdown } from './markdown.server';
import { dictionarySchema } from './schemas/dictionary.server';
import { pageSchemas } from './schemas/pages.server';
import { type Practice, practiceSchema } from './schemas/practice.server';
import { readSignatures } from './signatures.server';
import { bodyOf, checkSource, readSource, type Source } from './source.server';
import type { Content, Page } from './types';

/** What was read of a content folder, and what is wrong with its files, each by itself. */
export interface Reading {
  /** Undefined where a file is at fault that others need; without the pages that are at fault. */
  content: Content | undefined;
  findings: Finding[];
}

/**
 * Reads the content folder. What several files say together is checked by `lib/checks`.
 * @param day ISO date, today if left out; what holds until an earlier day or this one is left out
 * @throws {ContentError} naming every fault at once
 */
export function readContent(folder: string, day?: string): Content {
  const { content, findings } = readFolder(folder, day);
  if (!content || findings.length > 0) throw new ContentError(findings);
  return content;
}

/** As `readContent`, but gives what is wrong beside what could be read. */
export function readFolder(folder: string, day?: string): Reading {
  const findings: Finding[] = [];
  const sources = new Map<string, Source>();
  const open = (file: string) => {
    const source = readSource(folder, file, findings);
    if (source) sources.set(file, source);
    return source;
  };
  const read = <Name extends keyof FactFiles>(name: Name, facts: Facts | undefined) => {
    const source = open(`${name}.yaml`);
    return source && checkSource(source, factFileSchemas[name], facts);
  };

  // Without facts to quote, {…} is a fault.
  const noFacts: Facts = {};
  const practice = read('practice', noFacts);
  const today = day ?? todayIn(practice?.timeZone ?? 'UTC');
  const clinicians = read('clinicians', noFacts);
  const facts = practice && clinicians && practiceFacts(practice, clinicians);
  const visits = read('visits', noFacts);
  const insurers = read('insurers', noFacts);
  const pageLists = {
    services: read('services', noFacts),
    towns: read('towns', noFacts),
    policies: read('policies', noFacts),
  };
  // The pages that there are depend on these lists.
  if (!isComplete(pageLists)) return { content: undefined, findings };
  const quotable = { practice, clinicians, visits, insurers, towns: pageLists.towns };
  const files = {
    ...quotable,
    ...pageLists,
    hours: read('hours', noFacts),
    notices: read('notices', facts),
    crisis: read('crisis', noFacts),
    map: read('map', noFacts),
    glossary: read('glossary', noFacts),
    'language-help': read('language-help', facts),
  };
  const readWords = (language: Language, originals?: ReadonlyMap<PageId, Page>) => {
    const source = open(`${language}/dictionary.yaml`);
    const words = dictionarySchema.shape.facts.safeParse(Object(source?.data).facts).data;
    const quoted = words && isComplete(quotable) ? factsIn(language, words, quotable) : undefined;
    const dictionary = source && checkSource(source, dictionarySchema, quoted);
    const pages = new Map<PageId, Page>();
    for (const route of routes) {
      const source = open(`${language}/${route.id}.md`);
      if (!source) continue;
      const place = { language, today, facts: quoted, labels: dictionary?.blocks };
      const page = readPage(source, route, place, originals?.get(route.id)?.body);
      if (page) pages.set(route.id, page);
    }
    return { dictionary, pages };
  };
  const en = readWords('en');
  const es = readWords('es', en.pages);
  for (const { file } of findings) sources.delete(file.replace('content/', ''));
  const content =
    isComplete(files) && isComplete(en) && isComplete(es)
      ? { folder, today, ...files, words: { en, es }, sources }
      : undefined;
  return { content, findings };
}

/** The settings and facts of the practice; undefined where their file is at fault. */
export function readPractice(folder: string): Practice | undefined {
  const source = readSource(folder, 'practice.yaml', []);
  return source && checkSource(source, practiceSchema, {});
}

/** Whether every part could be read. */
function isComplete<Parts extends object>(
  parts: Parts,
): parts is Parts & { [Key in keyof Parts]: NonNullable<Parts[Key]> } {
  return !Object.values(parts).includes(undefined);
}

/** What a page is read with. */
interface Place {
  language: Language;
  today: string;
  /** Undefined where one of the files that facts come from is at fault. */
  facts: Facts | undefined;
  labels: BlockLabels | undefined;
}

/**
 * Reads a page as of today, undefined where its fields are at fault.
 * @param original the text that it is translated from
 */
function readPage(source: Source, { id, kind }: Route, place: Place, original?: Markdown) {
  const { language, today, facts, labels } = place;
  const fields = checkSource(source, pageSchemas[kind], facts);
  const read = (text: string, field: string, original?: Markdown) => {
    const markdown = readMarkdown(currentText(text, today), language, { labels, original });
    for (const { code, found } of markdown.problems) {
      const [start = ''] = found.split('\n');
      source.report(field, code, { found: start }, source.lineOf(field, start, facts));
    }
    return markdown;
  };
  const body = read(bodyOf(source, facts), 'text', original);
  const answered = (field: string, list: { question: string; answer: string }[] = []) =>
    list.map(({ question, answer }, index) => {
      const { html, passages } = read(answer, `${field}.${index}.answer`);
      return { question, answer: html, passages };
    });
  // The schema was chosen by the row's kind, which is more than the compiler can follow.
  return (
    fields &&
    ({
      ...fields,
      ...readSignatures(source, kind, fields),
      id,
      kind,
      language,
      body,
      questions: answered('questions', fields.questions),
      concerns: 'concerns' in fields ? answered('concerns', fields.concerns) : [],
      sources: fields.sources?.filter(({ expiresOn }) => !expiresOn || today < expiresOn),
    } as Page)
  );
}
