import { type Language, languages } from '../language';
import type { PageId, PageKind } from '../routes.server';
import type { FactFiles } from './file-schemas.server';
import type { Dictionary } from './schemas/dictionary.server';
import type { FrontMatter } from './schemas/pages.server';
import type { Signatures } from './signatures.server';
import { pathIn, type Source } from './source.server';
import type { Markdown } from './text/read.server';

/** Everything the content folder says, checked. */
export interface Content extends FactFiles {
  /** Where it was read. */
  folder: string;
  /** The day for which it was read, by the practice's clock: an ISO date. */
  today: string;
  words: Record<Language, { dictionary: Dictionary; pages: Map<PageId, Page> }>;
  /** The files without faults, by their paths in the folder. */
  sources: ReadonlyMap<string, Source>;
}

/** A page's words in one language, told apart by `kind`. */
export type Page = { [Kind in PageKind]: PageOf<Kind> }[PageKind];

export type PageOf<Kind extends PageKind> = Omit<FrontMatter<Kind>, 'questions' | 'concerns'> &
  Signatures & {
    id: PageId;
    kind: Kind;
    language: Language;
    body: Markdown;
    questions: Question[];
    /** Of the home page. */
    concerns: Question[];
  };

export interface Question {
  question: string;
  /** HTML. */
  answer: string;
  /** Plain text of the answer's paragraphs and list items. */
  passages: string[];
}

/** Every page, in both languages. */
export const pagesOf = ({ words }: Pick<Content, 'words'>): Page[] =>
  languages.flatMap((language) => [...words[language].pages.values()]);

/** A page's file, by its path in the content folder. */
export const fileOf = ({ id, language }: Pick<Page, 'id' | 'language'>) => `${language}/${id}.md`;

/** Where a page's file stands, as findings name it. */
export const pathOfPage = (
  { folder }: Pick<Content, 'folder'>,
  page: Pick<Page, 'id' | 'language'>,
) => pathIn(folder, fileOf(page));

/** The logos that are shown, by the names of their pictures. */
export const logosOf = ({ insurers }: Pick<Content, 'insurers'>) =>
  insurers.filter(({ state }) => state === 'in network').map(({ id }) => `insurers/${id}`);
