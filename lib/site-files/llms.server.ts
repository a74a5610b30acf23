import { languageName } from '../content/language-tags.server';
import { canonicalUrl } from '../head/metadata.server';
import { hoursInWords } from '../hours.server';
import { policyStatus } from '../policies.server';
import type { PageId } from '../routes.server';
import type { Site } from '../site.server';
import { addressLine } from '../words/postal-address';
import { capitalized } from '../words/text.server';

/**
 * The text of `llms.txt`: what the practice is, how to reach it, and a list of its pages, for programs that
 * read the site on somebody's behalf. https://llmstxt.org
 * @param sites the site in each language, the default language first
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
  const { t, practice, phone, crisisLines } = site;
  const facts = [
    `${t('contact.phone')}: ${phone.words}`,
    `${t('contact.email')}: ${practice.email}`,
    `${t('contact.address')}: ${addressLine(practice.address)}`,
    `${t('contact.hours')}: ${hoursInWords(site)}`,
    `${t('crisis.lead')} ${crisisLines.map(({ words }) => words).join('; ')}`,
  ];
  const notice = practice.sample ? `${t('footer.sampleNotice')}\n\n` : '';
  return notice + facts.map((fact) => `- ${fact}`).join('\n');
}

function listPages(site: Site): string[] {
  const { t, language, practice, routes, services, towns, policies, page, href } = site;
  const list = (heading: string, pages: { id: PageId; name: string; summary: string }[]) => {
    const items = pages.map(
      ({ id, name, summary }) =>
        `- [${name}](${canonicalUrl(practice.domain, href(id))}): ${summary}`,
    );
    return `## ${heading}\n\n${items.join('\n')}`;
  };
  const main = mainPages.filter(routes.has).map(page);
  return [
    list(
      capitalized(languageName(language, language)),
      main.map(({ id, heading, description }) => ({ id, name: heading, summary: description })),
    ),
    list(t('footer.services'), services),
    list(t('footer.locations'), towns),
    list(
      t('footer.policies'),
      policies.map(({ id, name, effectiveOn }) => ({
        id,
        name,
        summary: policyStatus(effectiveOn, site),
      })),
    ),
  ];
}

const mainPages: PageId[] = [
  'home',
  'about',
  'services',
  'telepsychiatry',
  'for-patients',
  'for-families',
  'contact',
];
