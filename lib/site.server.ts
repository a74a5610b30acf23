import { readCaptions } from './captions.server';
import { readContent } from './content/content.server';
import { afterHours } from './content/facts.server';
import { presentClinicians } from './content/present-clinicians';
import type { Dictionary, DictionaryKey } from './content/schemas/dictionary.server';
import type { Content, Page, PageOf } from './content/types';
import { longDate } from './dates.server';
import { contentFolder } from './folders.server';
import { readImages, type SiteImage } from './images.server';
import type { Language } from './language';
import { timedNotices } from './notices.server';
import { type PageId, type PageKind, pathOf, routes } from './routes.server';

/** Returns the text of a key; returns the key itself if the dictionary lacks it. */
export type Translate = (key: DictionaryKey) => string;

/** The whole site in one language, as its pages see it. */
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

/** What the site is built from, read from `content/` when first asked for. */
export function siteContent(): Content {
  content ??= readContent(contentFolder);
  return content;
}

let content: Content | undefined;

// Sizes can only be waited for, and pages are rendered at once.
const images = await readImages();

function buildSite(content: Content, images: readonly SiteImage[], language: Language) {
  const { practice, words, towns, ...others } = content;
  const clinicians = presentClinicians(content.clinicians, content.today) ?? content.clinicians;
  const { dictionary, pages } = words[language];
  const imagesByName = new Map(images.map((image) => [image.name, image]));
  const ofKind = <Kind extends PageKind>(kind: Kind) =>
    routes
      .filter((route) => route.kind === kind)
      .map(({ id }) => pages.get(id) as unknown as PageOf<Kind>);
  return {
    language,
    t: translator(dictionary),
    practice,
    ...others,
    /** Those who treat patients today; the first leads. */
    clinicians,
    /** Those that are not over. */
    notices: timedNotices(content.notices, practice.timeZone, content.today),
    /** Facts of the towns, by the ids of their pages without "towns/". */
    townFacts: towns,
    services: ofKind('service'),
    towns: ofKind('location'),
    policies: ofKind('policy'),
    /** Who answers a call while the office is closed; null where that is not known. */
    whoAnswers: afterHours(language, dictionary.facts, content.visits),
    /** The spoken words of the welcome clip. */
    clipWords: practice.video ? readCaptions(practice.video, language) : '',
    page(id: PageId): Page {
      const page = pages.get(id);
      if (!page) throw new Error(`The content of "${id}" was not read.`);
      return page;
    },
    /** A picture of `content/images/` by its name, without its ending; undefined where there is none. */
    image: (name: string) => imagesByName.get(name),
    /** A picture by its path below `content/images/`; undefined where there is none. */
    imageAt: (path: string) => images.find((image) => image.path === path),
    /** Address of a language's flag. */
    flag: (language: Language) =>
      practice.flags?.[language] ?? imagesByName.get(`flags/${language}`)?.src ?? '',
    /** Path of a page in this language, or of its part under a heading. */
    href(id: PageId, heading?: string) {
      const part = pages.get(id)?.body.headings.find(({ text }) => text === heading);
      return pathOf(id, language) + (part ? `#${part.id}` : '');
    },
  };
}

export function translator(dictionary: Dictionary): Translate {
  return (key) => {
    const names = key.split('.');
    const text = names.reduce<unknown>((group, name) => Object(group)[name], dictionary);
    return typeof text === 'string' ? text : key;
  };
}

/** "In effect since November 1, 2026.", "In effect from December 1, 2026." or that it is a draft. */
export function policyStatus(effectiveOn: string | null, { t, language, today }: Site): string {
  if (!effectiveOn) return t('policy.draft');
  const words = effectiveOn <= today ? 'policy.effectiveOn' : 'policy.effectiveFrom';
  return `${t(words)} ${longDate(effectiveOn, language)}.`;
}

export interface Crumb {
  title: string;
  /** Path. */
  href: string;
}

/** The breadcrumbs from the home page to another page, which is last. */
export function breadcrumbs(page: Page, { t, href }: Site): Crumb[] {
  return [
    { title: t('nav.home'), href: href('home') },
    ...(page.kind === 'service' ? [{ title: t('nav.services'), href: href('services') }] : []),
    { title: shortName(page, t), href: href(page.id) },
  ];
}

/** A page's name in the menus; its heading if it is in no menu. */
function shortName(page: Page, t: Translate): string {
  if ('name' in page) return page.name;
  const isInMenu = page.kind !== 'for-patients' && page.kind !== 'leave-this-page';
  return isInMenu ? t(`nav.${page.kind}`) : page.heading;
}
