import type { Service } from 'schema-dts';
import { pageUrl } from '../head/metadata.server';
import type { Language } from '../language';
import type { PageId } from '../routes.server';
import type { Site } from '../site.server';
import { cityInFlorida, clinicId, serviceId } from './practice.server';

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

/** The data of a service in one town (specification, section 3). */
interface LocationInput {
  locationName: string;
  description: string;
  language: Language;
  pageId: PageId;
}

/** All of the clinic's services, offered in one town. */
export function locationService(
  { locationName, description, language, pageId }: LocationInput,
  site: Site,
): Service {
  return service(
    {
      serviceType: site.services.map(({ name }) => name),
      name: site.page(pageId).heading,
      description,
      areaServed: locationName,
      pageId,
    },
    { ...site, language },
  );
}
