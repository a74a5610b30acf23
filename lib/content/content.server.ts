import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Finding, finding } from '../findings/finding';
import { type Language, languages } from '../language';
import { type PageId, type Routes, routesOf } from '../routes.server';
import { todayIn } from '../time/days.server';
import { checkSource } from './check-source.server';
import { factsIn, practiceFactsIn } from './fact-table.server';
import { type FactFiles, factSchemas } from './file-schemas.server';
import { presentClinicians } from './present-clinicians';
import { readPage } from './read-page.server';
import { crisisSchema } from './schemas/crisis.server';
import { dictionarySchema } from './schemas/dictionary.server';
import type { Notice } from './schemas/notices.server';
import { type Practice, practiceSchema } from './schemas/practice.server';
import { type FactSources, pageFactsIn, type ReadFacts, soundField } from './sound-fields.server';
import { pathIn, readSource, type Source } from './source.server';
import { asBuilt } from './staging.server';
import type { Facts } from './text/facts';
import { leadsSomewhere } from './text/links.server';
import type { Markdown } from './text/read.server';
import type { Content, Page, ReadableContent } from './types';

/** The result of reading a content folder. Each finding concerns a single file. */
export interface Reading {
  content: ReadableContent;
  findings: Finding[];
}

/**
 * Reads a content folder and checks each file by itself; `lib/checks` compares files with each other.
 * @param day ISO date as of which it is read, today if left out; paragraphs that end on or before it are left out
 * @throws {ContentError} that names every fault at once
 */
export function readContent(folder: string, day?: string): Content {
  const { content, findings } = readFolder(folder, day);
  if (findings.length > 0 || !isWhole(content)) throw new ContentError(findings);
  return content;
}

export const isWhole = (content: ReadableContent): content is Content =>
  isComplete(content) && isComplete(content.words.en) && isComplete(content.words.es);

/** Whether no part is missing. */
function isComplete<Parts extends object>(
  parts: Parts,
): parts is Parts & { [Key in keyof Parts]: NonNullable<Parts[Key]> } {
  return !Object.values(parts).includes(undefined);
}

/** Does the same as `readContent`, but returns the faults together with everything that could be read. */
export function readFolder(folder: string, day?: string): Reading {
  const missing = languages.filter((language) => !existsSync(join(folder, language)));
  const findings = missing.map((language) =>
    finding('missing-language', { file: pathIn(folder, language) }),
  );
  const sources = new Map<string, Source>();
  const open = (file: string) => {
    // Otherwise each file of a missing language would be a fault too.
    if (missing.some((language) => file.startsWith(`${language}/`))) return undefined;
    const source = readSource(folder, file, findings);
    if (source) sources.set(file, source);
    return source;
  };
  const opened = openFacts(open);
  const { today, ...files } = readFacts(opened, day);
  const routes = routesOf(pageFactsIn(files, opened));
  reportDeadLinks(files.notices ?? [], routes, opened.notices);
  const reading = { open, files, today, routes };
  const { bodies, ...en } = readWords('en', reading);
  const { bodies: _, ...es } = readWords('es', reading, bodies);
  // Rules that read sources find nothing in a file that has faults already.
  const atFault = new Set(findings.map(({ file }) => file));
  for (const { file, path } of sources.values()) if (atFault.has(path)) sources.delete(file);
  return { content: { folder, today, routes, ...files, words: { en, es }, sources }, findings };
}

/** Opens a file of the folder; gives undefined if it cannot be read. */
type Open = (file: string) => Source | undefined;

/** Opens the files that are for both languages. */
function openFacts(open: Open): FactSources {
  const names = Object.keys(factSchemas) as (keyof FactFiles)[];
  return Object.fromEntries(names.map((name) => [name, open(`${name}.yaml`)])) as FactSources;
}

/** Checks the files that are for both languages. */
function readFacts(opened: FactSources, day?: string): ReadFacts & { today: string } {
  /** Checks a file. `facts` are those that it may quote; undefined if they are at fault. */
  const read = <Name extends keyof FactFiles>(
    name: Name,
    facts: Facts | Record<Language, Facts> | undefined,
  ) => {
    const source = opened[name];
    return source && checkSource(source, factSchemas[name], facts);
  };
  // Files that may quote no facts: {…} is a fault in them.
  const noFacts: Facts = {};
  const inFile = read('practice', noFacts);
  const practice = inFile && asBuilt(inFile);
  const clinicians = read('clinicians', noFacts);
  const timeZone = soundField(opened.practice, 'timeZone', practiceSchema.shape.timeZone);
  // Most of Florida has this time zone.
  const today = day ?? todayIn(timeZone ?? 'America/New_York');
  // While nobody treats patients, there is no lead to quote, so no facts are filled in.
  const present = clinicians && presentClinicians(clinicians, today);
  const lines = read('crisis-lines', noFacts);
  // Read before facts are filled into it, because its numbers are facts.
  const centers = crisisSchema.safeParse(opened.crisis?.data).data;
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
    crisis: read('crisis', facts),
    map: read('map', noFacts),
    glossary: read('glossary', noFacts),
    'language-help': read('language-help', facts),
  };
}

/** Reports the notices whose link leads to no page of the site. */
function reportDeadLinks(notices: readonly Notice[], routes: Routes, source: Source | undefined) {
  for (const [index, { link }] of notices.entries()) {
    if (!link || leadsSomewhere(link.to, routes)) continue;
    source?.report(`${index}.link.to`, 'link', { found: link.to });
  }
}

/** Everything besides its own files that decides how a language is read. */
interface Surroundings {
  open: Open;
  files: ReadFacts;
  today: string;
  routes: Routes;
}

/**
 * Reads the dictionary and the pages of a language, without the pages that are at fault.
 * @param originals the English texts of the pages, when the Spanish ones are read
 * @returns also the texts of pages whose fields are at fault
 */
function readWords(
  language: Language,
  { open, files, today, routes }: Surroundings,
  originals?: ReadonlyMap<PageId, Markdown>,
) {
  const { practice, visits, insurers, towns, crisis, 'crisis-lines': lines } = files;
  const clinicians = files.clinicians && presentClinicians(files.clinicians, today);
  const quotable = { practice, clinicians, visits, insurers, towns, crisis, 'crisis-lines': lines };
  const dictionarySource = open(`${language}/dictionary.yaml`);
  const factWords = soundField(dictionarySource, 'facts', dictionarySchema.shape.facts);
  const facts =
    factWords && isComplete(quotable) ? factsIn(language, factWords, quotable) : undefined;
  const dictionary = dictionarySource && checkSource(dictionarySource, dictionarySchema, facts);
  const labels = dictionary?.blocks;
  const pages = new Map<PageId, Page>();
  const bodies = new Map<PageId, Markdown>();
  for (const route of routes.pages) {
    const source = open(`${language}/${route.id}.md`);
    if (!source) continue;
    const original = originals?.get(route.id);
    const context = { language, today, facts, labels, routes, original };
    const { page, body } = readPage(source, route, context);
    bodies.set(route.id, body);
    if (page) pages.set(route.id, page);
  }
  return { dictionary, pages, bodies };
}

/**
 * Reads only the settings and facts of the practice, for scripts that need no other content. A build for trying
 * out has neither form address nor trackers (`asBuilt`). Gives undefined if the file is at fault.
 */
export function readPractice(folder: string): Practice | undefined {
  const source = readSource(folder, 'practice.yaml', []);
  const practice = source && checkSource(source, practiceSchema, {});
  return practice && asBuilt(practice);
}
