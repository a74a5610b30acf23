import type { Content, Page, PageOf } from './content/content.server';
import { readContent } from './content/content.server';
import type { Insurer, LanguageHelp, Practice } from './content/schemas';
import { type Language, languages } from './language';
import { type PageId, type PageKind, pathOf, routes } from './routes';
import { type Translate, translator } from './translate';

/** The whole site in one language, as its pages see it. */
export interface Site {
  language: Language;
  t: Translate;
  practice: Practice;
  insurers: Insurer[];
  languageHelp: LanguageHelp[];
  services: PageOf<'service'>[];
  towns: PageOf<'location'>[];
  policies: PageOf<'policy'>[];
  page(id: PageId): Page;
  /** Path of a page in this language. */
  href(id: PageId): string;
}

/** The site in each language, read from `content/` when first asked for. */
export function siteIn(language: Language): Site {
  sites ??= buildSites(readContent('content'));
  return sites[language];
}

let sites: Record<Language, Site> | undefined;

function buildSites(content: Content): Record<Language, Site> {
  const [en, es] = languages.map((language) => buildSite(content, language));
  return { en, es } as Record<Language, Site>;
}

function buildSite({ practice, insurers, languageHelp, words }: Content, language: Language): Site {
  const { dictionary, pages } = words[language];
  const ofKind = <Kind extends PageKind>(kind: Kind) =>
    routes
      .filter((route) => route.kind === kind)
      .map(({ id }) => pages.get(id) as unknown as PageOf<Kind>);
  return {
    language,
    t: translator(dictionary),
    practice,
    insurers,
    languageHelp,
    services: ofKind('service'),
    towns: ofKind('location'),
    policies: ofKind('policy'),
    page(id) {
      const page = pages.get(id);
      if (!page) throw new Error(`The content of "${id}" was not read.`);
      return page;
    },
    href: (id) => pathOf(id, language),
  };
}
