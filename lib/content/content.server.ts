import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../language';
import { type PageId, type PageKind, type Route, routes } from '../routes';
import { type Facts, factsOf } from './facts';
import { ContentError, type Fault } from './faults';
import { type Markdown, readMarkdown } from './markdown.server';
import { compareVersions, type Version } from './parity.server';
import {
  type Dictionary,
  dictionarySchema,
  type FrontMatter,
  type Insurer,
  insurersSchema,
  type Practice,
  pageSchemas,
  practiceSchema,
} from './schemas';
import { bodyOf, checkSource, readSource } from './source.server';

/** Everything the content folder says, checked. */
export interface Content {
  practice: Practice;
  insurers: Insurer[];
  words: Record<Language, Words>;
}

/** The words of one language. */
interface Words {
  dictionary: Dictionary;
  pages: Map<PageId, Page>;
}

/** A page's words in one language, told apart by `kind`. */
export type Page = { [Kind in PageKind]: PageOf<Kind> }[PageKind];

export type PageOf<Kind extends PageKind> = Omit<FrontMatter<Kind>, 'questions'> & {
  id: PageId;
  kind: Kind;
  language: Language;
  body: Markdown;
  questions: Question[];
};

export interface Question {
  question: string;
  /** HTML. */
  answer: string;
}

/**
 * Reads and checks the content folder.
 * @throws {ContentError} naming every fault at once.
 */
export function readContent(folder: string): Content {
  const faults: Fault[] = [];
  const read = <Schema extends Parameters<typeof checkSource>[1]>(file: string, schema: Schema) => {
    const source = readSource(folder, file, faults);
    return source && checkSource<Schema>(source, schema, {}, faults);
  };

  const practice = read('practice.yaml', practiceSchema);
  const insurers = read('insurers.yaml', insurersSchema);
  const facts = practice && factsOf(practice);
  const en = readWords(folder, 'en', facts, faults);
  const es = readWords(folder, 'es', facts, faults);
  for (const [name, version] of en.versions) {
    const counterpart = es.versions.get(name);
    if (counterpart) faults.push(...compareVersions(version, counterpart));
  }
  faults.push(...unknownFiles(folder));

  if (!practice || !insurers || !en.dictionary || !es.dictionary || faults.length > 0) {
    throw new ContentError(faults);
  }
  return {
    practice,
    insurers,
    words: {
      en: { dictionary: en.dictionary, pages: en.pages },
      es: { dictionary: es.dictionary, pages: es.pages },
    },
  };
}

const dictionaryName = 'dictionary.yaml';
const fileName = (id: string) => `${id}.md`;

function readWords(folder: string, language: Language, facts: Facts | undefined, faults: Fault[]) {
  const versions = new Map<string, Version>();
  const pages = new Map<PageId, Page>();

  const source = readSource(folder, join(language, dictionaryName), faults);
  const dictionary = source && checkSource(source, dictionarySchema, facts, faults);
  if (source) versions.set(dictionaryName, { source, body: undefined });

  for (const route of routes) {
    const read = readPage(folder, language, route, facts, faults);
    if (!read) continue;
    versions.set(fileName(route.id), read.version);
    if (read.page) pages.set(route.id, read.page);
  }
  return { dictionary, pages, versions };
}

function readPage(
  folder: string,
  language: Language,
  route: Route,
  facts: Facts | undefined,
  faults: Fault[],
): { version: Version; page: Page | undefined } | undefined {
  const source = readSource(folder, join(language, fileName(route.id)), faults);
  if (!source) return undefined;
  const fields = checkSource(source, pageSchemas[route.kind], facts, faults);
  const report = ({ problems }: Markdown, field: string) => {
    for (const problem of problems) {
      const line = source.lineOf(field.split('.'));
      faults.push({ file: source.file, line, field, ...problem });
    }
  };

  const body = readMarkdown(bodyOf(source, facts, faults), language);
  report(body, 'text');
  const questions = (fields?.questions ?? []).map(({ question, answer }, index) => {
    const read = readMarkdown(answer, language);
    report(read, `questions.${index}.answer`);
    return { question, answer: read.html };
  });
  // The schema was chosen by the row's kind, which is more than the compiler can follow.
  const page = fields && ({ ...fields, ...identity(route), language, body, questions } as Page);
  return { version: { source, body }, page };
}

function identity({ id, kind }: Route) {
  return { id, kind };
}

/** Files that no page reads: a misspelt name, or a page that the route table lacks. */
function unknownFiles(folder: string): Fault[] {
  const known = new Set([
    'practice.yaml',
    'insurers.yaml',
    ...languages.flatMap((language) =>
      [dictionaryName, ...routes.map(({ id }) => fileName(id))].map((name) => join(language, name)),
    ),
  ]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .filter((file) => !known.has(file))
    .map((file) => ({
      file,
      field: 'file',
      found: 'a file that no page reads',
      expected: 'a name that follows from an id in lib/routes.ts, in both languages',
    }));
}
