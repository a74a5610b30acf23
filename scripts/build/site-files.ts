import { fullName } from '../../lib/content/facts.server';
import { isStaging } from '../../lib/content/staging.server';
import { manifest } from '../../lib/head/manifest.server';
import { canonicalUrl, pageMetadata } from '../../lib/head/metadata.server';
import { regularHoursInWords } from '../../lib/hours.server';
import { languages } from '../../lib/language';
import { siteContent, siteIn } from '../../lib/site.server';
import { llms } from '../../lib/site-files/llms.server';
import { robots } from '../../lib/site-files/robots.server';
import { changedOn, sitemap } from '../../lib/site-files/sitemap.server';
import { vcard, vcardPath } from '../../lib/site-files/vcard.server';
import { writeFiles } from '../lib/files';

/** Writes the files that describe the whole site: for crawlers, telephones and browsers. A build for trying out has no sitemap. */
export function writeSiteFiles(clientFolder: string) {
  const sites = languages.map(siteIn);
  const { practice, clinicians } = siteIn('en');
  const url = (path: string) => canonicalUrl(practice.domain, path);
  const notes = [
    ...(practice.sample ? sites.map(({ t }) => t('footer.sampleNotice')) : []),
    clinicians.map(fullName).join('; '),
    ...sites.map((site) => `${site.t('contact.hours')}: ${regularHoursInWords(site)}`),
  ];
  writeFiles(clientFolder, {
    ...(!isStaging() && { 'sitemap.xml': sitemap(sitemapEntries()) }),
    'robots.txt': robots(isStaging() ? undefined : url('/sitemap.xml')),
    'llms.txt': llms(sites),
    'manifest.webmanifest': JSON.stringify(manifest(practice)),
    [vcardPath]: vcard(practice, url('/'), notes),
  });
}

/** An entry for each address that search engines may list. */
function sitemapEntries() {
  const listed = siteContent().routes.addresses.filter(({ route }) => route.isListed);
  return listed.map(({ route, language, path }) => {
    const site = siteIn(language);
    const { page, practice, today } = site;
    const { alternates } = pageMetadata(page(route.id), site);
    return {
      location: canonicalUrl(practice.domain, path),
      alternates,
      changedOn: changedOn(page(route.id), today),
    };
  });
}
