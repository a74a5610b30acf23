import { readContent } from './content/content.server';
import { afterHours } from './content/facts.server';
import { shownClinicians } from './content/present-clinicians';
import type { CrisisLine } from './content/schemas/crisis-lines.server';
import type { Dictionary, DictionaryKey, LineKey } from './content/schemas/dictionary.server';
import type { Content, Page, PageOf } from './content/types';
import { readCaptions } from './files/captions.server';
import { contentFolder } from './files/folders.server';
import { readImages, type SiteImage } from './files/images.server';
import type { Language } from './language';
import { valueAt } from './nested-value.server';
import { timedNotices } from './notices.server';
import type { PageId, PageKind } from './routes.server';
import { utcOffsets } from './time/utc-offsets';
import { isLine, type Line } from './words/line';
import { callLink } from './words/telephones';

/** Gives the text of a key; the key itself if the dictionary lacks it. */
export type Translate = (key: DictionaryKey) => string;

/** The whole site in one language: everything that pages and components show. */
export type Site = ReturnType<typeof buildSite>;

/** The site in each language, read from `content/` when first asked for. */
export function siteIn(language: Language): Site {
  if (!sites) {
    const content = siteContent();
    sites = { en: buildSite(content, images, 'en'), es: buildSite(content, images, 'es') };
  }
  return sites[language];
}

let sites: Record<Language, Site> | undefined;

declare global {
  /**
   * The content that the site is built from. It is global because a build loads this module more than once, and
   * because Vike keeps the route functions of a module that the dev server has loaded again.
   */
  var contentOfSite: Content | undefined;
}

/** The content that the site is built from, read from `content/` when first asked for. */
export function siteContent(): Content {
  globalThis.contentOfSite ??= readContent(contentFolder);
  return globalThis.contentOfSite;
}

// Awaited here: the size of a picture is read asynchronously, but pages are rendered synchronously.
const images = await readImages();

function buildSite(content: Content, images: readonly SiteImage[], language: Language) {
  const { practice, words, towns, services, routes, 'crisis-lines': lines, ...others } = content;
  const { dictionary, pages } = words[language];
  const imagesByName = new Map(images.map((image) => [image.name, image]));
  const ofKind = <Kind extends PageKind>(kind: Kind) =>
    routes.pages
      .filter((route) => route.kind === kind)
      // The content is whole: it has a page for each row of the table.
      .map(({ id }) => pages.get(id) as unknown as PageOf<Kind>);
  return {
    language,
    t: translator(dictionary),
    line: lineFinder(dictionary),
    practice,
    utcOffsets: utcOffsets(practice.timeZone, content.today),
    /** The practice's telephone number and its link. */
    phone: callLink(practice.phone),
    crisisLines: crisisLinesIn(lines, language),
    routes,
    ...others,
    /** The clinicians who treat patients today. The first one leads the practice. */
    clinicians: shownClinicians(content),
    /** The notices that are not over. */
    notices: timedNotices(content.notices, practice.timeZone, content.today),
    /** The facts of the towns. Their ids are those of the pages, without "towns/". */
    townFacts: towns,
    /** The facts of the services. Their ids are those of the pages, without "services/". */
    serviceFacts: services,
    services: ofKind('service'),
    towns: ofKind('location'),
    policies: ofKind('policy'),
    /** Who answers a call while the office is closed; null if that is not known. */
    whoAnswers: afterHours(language, dictionary.facts, content.visits),
    /** The spoken words of the welcome clip; empty if there is no clip. */
    clipWords: practice.video ? readCaptions(practice.video, language) : '',
    page(id: PageId): Page {
      const page = pages.get(id);
      if (!page) throw new Error(`The content of "${id}" was not read.`);
      return page;
    },
    /** A picture of `content/images/` by its name without the ending; undefined if there is none. */
    image: (name: string) => imagesByName.get(name),
    /** A picture by its path below `content/images/`; undefined if there is none. */
    imageAt: (path: string) => images.find((image) => image.path === path),
    /** The address of a language's flag: the practice's own, else that of a picture; empty if there is neither. */
    flag: (language: Language) =>
      practice.flags?.[language] ?? imagesByName.get(`flags/${language}`)?.src ?? '',
    /** The path of a page in this language, or of its part under a heading with this text, if it has one. */
    href(id: PageId, heading?: string) {
      const part = pages.get(id)?.body.headings.find(({ text }) => text === heading);
      return routes.routeOf(id).path[language] + (part ? `#${part.id}` : '');
    },
  };
}

/** The function that looks up the texts of a dictionary. */
export function translator(dictionary: Dictionary): Translate {
  return (key) => {
    const text = valueAt(dictionary, key.split('.'));
    return typeof text === 'string' ? text : key;
  };
}

/** The function that looks up the texts of a dictionary in which numbers are links. It gives the key for a missing one. */
function lineFinder(dictionary: Dictionary) {
  return (key: LineKey): Line => {
    const line = valueAt(dictionary, key.split('.'));
    return isLine(line) ? line : { parts: [key] };
  };
}

/** A crisis line that every page shows. */
interface ShownCrisisLine {
  id: string;
  /** The `tel:` or `sms:` address. */
  href: string;
  words: string;
  brief: string;
  urgent: boolean;
}

/** The crisis lines that every page shows, in one language. The others are only quoted by texts. */
const crisisLinesIn = (lines: readonly CrisisLine[], language: Language): ShownCrisisLine[] =>
  lines.flatMap(({ id, address, button }) =>
    button
      ? {
          id,
          href: address[language],
          words: button.words[language],
          brief: button.brief[language],
          urgent: button.urgent === true,
        }
      : [],
  );
