import type { City, State } from 'schema-dts';
import type { Practice } from '../content/schemas/practice.server';
import { canonicalUrl } from '../head/canonical.server';

/** The node of the practice, the same on every page and in both languages. */
export function clinicId(practice: Practice): string {
  return siteId(practice, 'clinic');
}

/** @param index in `content/clinicians.yaml`, 0 for the lead psychiatrist */
export function clinicianId(practice: Practice, index: number): string {
  return siteId(practice, index === 0 ? 'psychiatrist' : `clinician-${index + 1}`);
}

export function websiteId(practice: Practice): string {
  return siteId(practice, 'website');
}

/** @param url of the page that describes the service */
export function serviceId(url: string): string {
  return `${url}#service`;
}

export const florida: State = { '@type': 'State', name: 'Florida' };

export function cityInFlorida(name: string): City {
  return { '@type': 'City', name, containedInPlace: florida };
}

function siteId({ domain }: Practice, name: string): string {
  return `${canonicalUrl(domain, '/')}#${name}`;
}
