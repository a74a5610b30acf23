import { canonicalUrl } from '../head/metadata.server';
import { hoursInWords } from '../hours.server';
import { otherLanguage } from '../language';
import type { PageId } from '../routes.server';
import type { Site } from '../site.server';
import { policyStatus } from '../site.server';

/**
 * `llms.txt`: what the practice is, how to reach it, and the list of its pages, for programs that
 * read the site on somebody's behalf. https://llmstxt.org
 * @param sites the site in each language, the default first
 */
export function llms(sites: Site[]): string {
  const [{ practice }] = sites as [Site];
  return [
    `# ${practice.name}`,
    sites.map(({ page }) => `> ${page('home').description}`).join('\n>\n'),
    ...sites.map(describePractice),
    ...sites.flatMap(listPages),
    '',
  ].join('\n\n');
}

function describePractice(site: Site): string {
  const { t, practice } = site;
  const { street, city, state, zip } = practice.address;
  const facts = [
    `${t('contact.phone')}: ${practice.phone}`,
    `${t('contact.email')}: ${practice.email}`,
    `${t('contact.address')}: ${street}, ${city}, ${state} ${zip}`,
    `${t('contact.hours')}: ${hoursInWords(site)}`,
    `${t('crisis.lead')} ${t('crisis.lifeline')}; ${t('crisis.lifelineText')}; ${t('crisis.emergency')}`,
  ];
  const notice = practice.sample ? `${t('footer.sampleNotice')}\n\n` : '';
  return notice + facts.map((fact) => `- ${fact}`).join('\n');
}

function listPages(site: Site, _index: number, sites: Site[]): string[] {
  const { t, language, services, towns, policies, page } = site;
  // The other language's dictionary has this language's own name, for its toggle.
  const other = sites.find((other) => other.language === otherLanguage(language));
  const list = (heading: string, pages: ListedPage[]) =>
    `## ${heading}\n\n${pages.map((page) => listItem(page, site)).join('\n')}`;
  return [
    list(
      other?.t('language.switchTo') ?? language,
      mainPages
        .map(page)
        .map(({ id, heading, description }) => ({ id, name: heading, note: description })),
    ),
    list(
      t('footer.services'),
      services.map(({ id, name, summary }) => ({ id, name, note: summary })),
    ),
    list(
      t('footer.locations'),
      towns.map(({ id, name, summary }) => ({ id, name, note: summary })),
    ),
    list(
      t('footer.policies'),
      policies.map((policy) => ({ ...policy, note: policyStatus(policy.effectiveOn, site) })),
    ),
  ];
}

const mainPages: PageId[] = [
  'home',
  'about',
  'services',
  'telepsychiatry',
  'for-patients',
  'contact',
];

interface ListedPage {
  id: PageId;
  name: string;
  note?: string;
}

function listItem({ id, name, note }: ListedPage, { practice, href }: Site): string {
  const link = `- [${name}](${canonicalUrl(practice.domain, href(id))})`;
  return note ? `${link}: ${note}` : link;
}
