import type { Service } from 'schema-dts';
import { pageUrl } from '../head/canonical.server';
import type { PageId } from '../routes.server';
import type { Site } from '../site.server';
import { cityInFlorida, clinicId, serviceId } from './ids.server';

/** The data of a service (specification, section 3). */
interface ServiceInput {
  serviceType: string | string[];
  name: string;
  description: string;
  /** A city; that of the office if left out. */
  areaServed?: string;
  pageId: PageId;
}

/** A service of the clinic in a city of Florida (specification, section 9). */
export function service(
  { serviceType, name, description, areaServed, pageId }: ServiceInput,
  { practice, language }: Site,
): Service {
  const url = pageUrl(practice.domain, pageId, language);
  return {
    '@type': 'Service',
    '@id': serviceId(url),
    url,
    serviceType,
    name,
    description,
    provider: { '@id': clinicId(practice) },
    areaServed: cityInFlorida(areaServed ?? practice.address.city),
  };
}
