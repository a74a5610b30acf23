import type { City } from 'schema-dts';
import type { Practice } from '../content/schemas/practice.server';
import { canonicalUrl } from '../head/canonical.server';

/** The node of the practice, the same on every page and in both languages. */
export function clinicId(practice: Practice): string {
  return siteId(practice, 'clinic');
}

export function psychiatristId(practice: Practice): string {
  return siteId(practice, 'psychiatrist');
}

export function websiteId(practice: Practice): string {
  return siteId(practice, 'website');
}

/** @param url of the page that describes the service */
export function serviceId(url: string): string {
  return `${url}#service`;
}

export function cityInFlorida(name: string): City {
  return { '@type': 'City', name, containedInPlace: { '@type': 'State', name: 'Florida' } };
}

function siteId({ domain }: Practice, name: string): string {
  return `${canonicalUrl(domain, '/')}#${name}`;
}
