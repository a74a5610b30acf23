import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError, type Finding, finding } from '../findings/finding';
import { type Language, languages } from '../language';
import { valueAt } from '../nested-value.server';
import { type PageId, type Route, routes } from '../routes.server';
import { todayIn } from '../time/dates.server';
import { checkSource } from './check-source.server';
import { factsIn, practiceFactsIn } from './fact-table.server';
import { type FactFiles, factSchemas } from './file-schemas.server';
import { presentClinicians } from './present-clinicians';
import { crisisSchema } from './schemas/crisis.server';
import { dictionarySchema } from './schemas/dictionary.server';
import { pageSchemas, questionsSchema } from './schemas/pages.server';
import { type Practice, practiceSchema } from './schemas/practice.server';
import { readSignatures } from './signatures.server';
import { pathIn, readSource, type Source } from './source.server';
import { asBuilt } from './staging.server';
import type { Facts } from './text/facts';
import { fillPlainText } from './text/plain.server';
import { type Markdown, readText, type TextContext } from './text/read.server';
import type { Content, Page, Question } from './types';

/** The result of reading a content folder. Each finding concerns a single file. */
export interface Reading {
  /** The content without the pages that are at fault; undefined if a file that others need is at fault. */
  content: Content | undefined;
  findings: Finding[];
}

/**
 * Reads a content folder and checks each file by itself; `lib/checks` compares files with each other.
 * @param day ISO date as of which it is read, today if left out; paragraphs that end on or before it are left out
 * @throws {ContentError} that names every fault at once
 */
export function readContent(folder: string, day?: string): Content {
  const { content, findings } = readFolder(folder, day);
  if (!content || findings.length > 0) throw new ContentError(findings);
  return content;
}

/** Does the same as `readContent`, but returns the faults together with everything that could be read. */
export function readFolder(folder: string, day?: string): Reading {
  const findings: Finding[] = languages
    .filter((language) => !existsSync(join(folder, language)))
    .map((language) => finding('missing-language', { file: pathIn(folder, language) }));
  // Otherwise each missing file of the language would be a fault too.
  if (findings.length > 0) return { content: undefined, findings };
  const sources = new Map<string, Source>();
  const open = (file: string) => {
    const source = readSource(folder, file, findings);
    if (source) sources.set(file, source);
    return source;
  };
  const { today, ...files } = readFacts(open, day);
  // These lists determine which pages exist.
  const { services, towns, policies } = files;
  if (!services || !towns || !policies) return { content: undefined, findings };
  const en = readWords('en', { open, files, today });
  const es = readWords('es', { open, files, today }, en.pages);
  const atFault = new Set(findings.map(({ file }) => file));
  for (const { file, path } of sources.values()) if (atFault.has(path)) sources.delete(file);
  const content =
    isComplete(files) && isComplete(en) && isComplete(es)
      ? { folder, today, ...files, words: { en, es }, sources }
      : undefined;
  return { content, findings };
}

/** Opens a file of the folder; gives undefined if it cannot be read. */
type Open = (file: string) => Source | undefined;

/** The data of each file of facts; undefined for a file that is at fault. */
type ReadFacts = { [Name in keyof FactFiles]: FactFiles[Name] | undefined };

/** Reads the files that are for both languages. */
function readFacts(open: Open, day?: string): ReadFacts & { today: string } {
  /** Reads and checks a file. `facts` are those that it may quote; undefined if they are at fault. */
  const read = <Name extends keyof FactFiles>(
    name: Name,
    facts: Facts | Record<Language, Facts> | undefined,
  ) => {
    const source = open(`${name}.yaml`);
    return source && checkSource(source, factSchemas[name], facts);
  };
  // Files that may quote no facts: {…} is a fault in them.
  const noFacts: Facts = {};
  const inFile = read('practice', noFacts);
  const practice = inFile && asBuilt(inFile);
  const clinicians = read('clinicians', noFacts);
  const today = day ?? todayIn(practice?.timeZone ?? 'UTC');
  const present = clinicians && presentClinicians(clinicians, today);
  const lines = read('crisis-lines', noFacts);
  const crisis = open('crisis.yaml');
  // Read before facts are filled into it, because its numbers are facts.
  const centers = crisisSchema.safeParse(crisis?.data).data;
  const quotable = { practice, clinicians: present, crisis: centers, 'crisis-lines': lines };
  const facts = isComplete(quotable)
    ? { en: practiceFactsIn('en', quotable), es: practiceFactsIn('es', quotable) }
    : undefined;
  return {
    today,
    practice,
    clinicians,
    visits: read('visits', facts),
    insurers: read('insurers', noFacts),
    services: read('services', noFacts),
    towns: read('towns', noFacts),
    policies: read('policies', noFacts),
    places: read('places', noFacts),
    hours: read('hours', noFacts),
    notices: read('notices', facts),
    'crisis-lines': lines,
    crisis: crisis && checkSource(crisis, crisisSchema, facts),
    map: read('map', noFacts),
    glossary: read('glossary', noFacts),
    'language-help': read('language-help', facts),
  };
}

/**
 * Reads the dictionary and the pages of a language, without the pages that are at fault.
 * @param originals the English pages, when the Spanish ones are read
 */
function readWords(
  language: Language,
  { open, files, today }: { open: Open; files: ReadFacts; today: string },
  originals?: ReadonlyMap<PageId, Page>,
) {
  const { practice, visits, insurers, towns, crisis, 'crisis-lines': lines } = files;
  const clinicians = files.clinicians && presentClinicians(files.clinicians, today);
  const quotable = { practice, clinicians, visits, insurers, towns, crisis, 'crisis-lines': lines };
  const source = open(`${language}/dictionary.yaml`);
  const words = factWordsSchema.safeParse(source?.data).data?.facts;
  const facts = words && isComplete(quotable) ? factsIn(language, words, quotable) : undefined;
  const dictionary = source && checkSource(source, dictionarySchema, facts);
  const pages = new Map<PageId, Page>();
  for (const route of routes) {
    const source = open(`${language}/${route.id}.md`);
    if (!source) continue;
    const reading = { language, today, facts, labels: dictionary?.blocks };
    const page = readPage(source, route, reading, originals?.get(route.id)?.body);
    if (page) pages.set(route.id, page);
  }
  return { dictionary, pages };
}

/** The part of a dictionary that facts are made of. It is read before facts are filled into the rest. */
const factWordsSchema = z.object({ facts: dictionarySchema.shape.facts });

/**
 * Reads only the settings and facts of the practice, for scripts that need no other content. A build for trying
 * out has neither form address nor trackers (`asBuilt`). Gives undefined if the file is at fault.
 */
export function readPractice(folder: string): Practice | undefined {
  const source = readSource(folder, 'practice.yaml', []);
  const practice = source && checkSource(source, practiceSchema, {});
  return practice && asBuilt(practice);
}

/** Whether no part is missing. */
function isComplete<Parts extends object>(
  parts: Parts,
): parts is Parts & { [Key in keyof Parts]: NonNullable<Parts[Key]> } {
  return !Object.values(parts).includes(undefined);
}

/**
 * Reads a page; gives undefined if its fields are at fault.
 * @param original the English text of the same page, if this one is Spanish
 */
function readPage(
  source: Source,
  { id, kind }: Route,
  reading: TextContext,
  original?: Markdown,
): Page | undefined {
  const { language, today, facts } = reading;
  const fields = checkSource(source, pageSchemas[kind], facts);
  const body = readText(source, 'text', { ...reading, original });
  const questions = readQuestions(source, 'questions', reading);
  const concerns = readQuestions(source, 'concerns', reading);
  // The compiler does not see that the schema was chosen by the kind of the page.
  return (
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
    } as Page)
  );
}

/**
 * The questions of a page, without those whose question or answer is empty after unknown facts are left out.
 * @param field the list: `questions` or `concerns`
 */
function readQuestions(
  source: Source,
  field: 'questions' | 'concerns',
  reading: TextContext,
): Question[] {
  const entries = questionsSchema.safeParse(valueAt(source.data, [field]) ?? []);
  if (!entries.success) return [];
  return entries.data.flatMap((entry, index) => {
    const question = fillPlainText(entry.question, reading.facts ?? {}, reading.language);
    const { html, passages } = readText(source, `${field}.${index}.answer`, reading);
    return question && passages.length > 0 ? [{ question, answer: html, passages }] : [];
  });
}
