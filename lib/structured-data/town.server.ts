import type { Service } from 'schema-dts';
import type { Language } from '../language';
import type { PageId } from '../routes.server';
import type { Site } from '../site.server';
import { service } from './service.server';

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
