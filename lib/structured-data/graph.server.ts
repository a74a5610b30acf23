import type { BreadcrumbList, Graph, Service, Thing, WebPage, WebSite } from 'schema-dts';
import { breadcrumbs } from '../breadcrumbs.server';
import type { Page } from '../content/types';
import { canonicalUrl } from '../head/metadata.server';
import { languages } from '../language';
import { reviewerOf } from '../profiles.server';
import type { Site } from '../site.server';
import {
  cityInFlorida,
  clinic,
  clinicianId,
  clinicianNode,
  florida,
  nodeId,
} from './practice.server';

/**
 * The structured data of a page, in its language: a graph about the practice and the page, whose nodes
 * have the same ids on every page. It states only what the page shows. Figures and reviews are left
 * out, because a business may not rate itself. `.github/decisions.md` says which other kinds are left out.
 */
export function structuredData(page: Page, site: Site): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      clinic(page, site),
      ...cliniciansOn(page, site),
      website(site),
      webPage(page, site),
      ...breadcrumbList(page, site),
      ...serviceOn(page, site),
    ],
  };
}

/** Data as the text of a script element. `<` is escaped, so that the text cannot end the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The clinicians that a page shows, or the one who has reviewed the page. */
function cliniciansOn(page: Page, site: Site): Thing[] {
  const [lead] = site.clinicians;
  if (page.kind === 'about') {
    return site.clinicians.map((clinician) => clinicianNode(clinician, 'profile', site));
  }
  if (page.kind === 'home') return [clinicianNode(lead, 'summary', site)];
  const reviewer = reviewerOf(page, site);
  return reviewer ? [clinicianNode(reviewer, 'name', site)] : [];
}

function website({ practice }: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': nodeId(practice, 'website'),
    url: canonicalUrl(practice.domain, '/'),
    name: practice.name,
    inLanguage: languages,
    publisher: { '@id': nodeId(practice, 'clinic') },
  };
}

/** The types of schema.org for kinds of page; `WebPage` for all others. */
const pageTypes: {
  [kind in Page['kind']]?: 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'MedicalWebPage';
} = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  service: 'MedicalWebPage',
};

function webPage(page: Page, site: Site): WebPage {
  const { practice } = site;
  const url = urlOf(page, site);
  const reviewer = reviewerOf(page, site);
  return {
    '@type': pageTypes[page.kind] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: { '@id': nodeId(practice, 'website') },
    about: { '@id': nodeId(practice, 'clinic') },
    ...(page.kind !== 'home' && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...((page.kind === 'service' || page.kind === 'location') && {
      mainEntity: { '@id': `${url}#service` },
    }),
    ...(page.kind === 'service' && { specialty: 'https://schema.org/Psychiatric' }),
    ...(page.reviewed && {
      lastReviewed: page.reviewed.on,
      reviewedBy: reviewer
        ? { '@id': clinicianId(reviewer, site) }
        : { '@type': 'Person', name: page.reviewed.by },
    }),
  };
}

/** The breadcrumbs that the page shows; the home page shows none. */
function breadcrumbList(page: Page, site: Site): BreadcrumbList[] {
  if (page.kind === 'home') return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${urlOf(page, site)}#breadcrumb`,
      itemListElement: breadcrumbs(page, site).map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: canonicalUrl(site.practice.domain, href),
      })),
    },
  ];
}

/**
 * The service that a page describes. With visits by video it is offered in the whole state. The page of a town
 * has one service with all types, offered in that town.
 */
function serviceOn(page: Page, site: Site): Service[] {
  if (page.kind !== 'service' && page.kind !== 'location') return [];
  const { practice, services, visits } = site;
  const isTown = page.kind === 'location';
  const url = urlOf(page, site);
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      url,
      serviceType: isTown ? services.map(({ name }) => name) : page.serviceType,
      name: isTown ? page.heading : page.name,
      description: page.summary,
      provider: { '@id': nodeId(practice, 'clinic') },
      areaServed: isTown
        ? cityInFlorida(page.name)
        : [cityInFlorida(practice.address.city), ...(visits.videoFrom ? [florida] : [])],
    },
  ];
}

function urlOf({ id }: Page, { practice, href }: Site): string {
  return canonicalUrl(practice.domain, href(id));
}
