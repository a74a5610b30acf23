import { type Language, languages } from '../language';
import type { PageId, Routes } from '../routes.server';
import type { FactFiles } from './file-schemas.server';
import type { Dictionary } from './schemas/dictionary.server';
import { isInNetwork } from './schemas/insurers.server';
import type { FrontMatter, pageSchemas } from './schemas/pages.server';
import type { Signatures } from './signatures.server';
import { pathIn, type Source } from './source.server';
import type { Markdown } from './text/read.server';

/** Everything in the content folder, checked. */
export interface Content extends FactFiles {
  /** The path of the folder. */
  folder: string;
  /** The day for which it was read, by the practice's clock, as an ISO date. */
  today: string;
  /** The table of its pages. */
  routes: Routes;
  words: Record<Language, { dictionary: Dictionary; pages: Map<PageId, Page> }>;
  /** The files without faults, by their paths in the folder. */
  sources: ReadonlyMap<string, Source>;
}

/** The content as far as it can be read: a file of facts or a dictionary at fault is undefined, a page at fault is left out. */
export type ReadableContent = Omit<Content, keyof FactFiles | 'words'> & {
  [Name in keyof FactFiles]: FactFiles[Name] | undefined;
} & { words: Record<Language, { dictionary: Dictionary | undefined; pages: Map<PageId, Page> }> };

/** The content with some of the files of facts, and with the others as far as they can be read. */
export type ContentWith<Name extends keyof FactFiles> = ReadableContent & Pick<FactFiles, Name>;

/** The words of a page in one language. `kind` determines which fields it has. */
export type Page = { [Kind in Kinds]: PageOf<Kind> }[Kinds];

// Not `PageKind`, so that the compiler names a kind without a schema once, not wherever a page is read.
type Kinds = keyof typeof pageSchemas;

/** The words of a page of one kind. */
export type PageOf<Kind extends Kinds> = Omit<FrontMatter<Kind>, 'questions' | 'concerns'> &
  Signatures & {
    id: PageId;
    kind: Kind;
    language: Language;
    body: Markdown;
    questions: Question[];
    /** Questions of the home page; empty on every other page. */
    concerns: Question[];
  };

/** A question with its answer. */
export interface Question {
  question: string;
  /** The answer as HTML. */
  answer: string;
  /** The paragraphs and list items of the answer as plain text. */
  passages: string[];
}

/** Every page, in both languages. */
export const pagesOf = ({ words }: Pick<ReadableContent, 'words'>): Page[] =>
  languages.flatMap((language) => [...words[language].pages.values()]);

/** The path of a page's file below the content folder. */
export const fileOf = ({ id, language }: Pick<Page, 'id' | 'language'>) => `${language}/${id}.md`;

/** The path of a page's file, as findings name it. */
export const pathOfPage = (
  { folder }: Pick<Content, 'folder'>,
  page: Pick<Page, 'id' | 'language'>,
) => pathIn(folder, fileOf(page));

/** The names of the pictures of the logos that the site shows. */
export const logosOf = ({ insurers }: Pick<Content, 'insurers'>) =>
  insurers.filter(isInNetwork).map(({ id }) => `insurers/${id}`);
