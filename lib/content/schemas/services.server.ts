import { z } from 'zod';
import * as field from './fields.server';
import { pageEntry, pageList } from './listed-pages.server';

const service = z.strictObject({
  ...pageEntry({
    en: [/^\/services\/[a-z0-9-]+$/, '/services/anxiety-treatment'],
    es: [/^\/es\/servicios\/[a-z0-9-]+$/, '/es/servicios/tratamiento-ansiedad'],
  }),
  /** The first visit cannot be by video, so the visit card of the page does not offer it. */
  firstVisitInOffice: field.flag,
});

/** The schema of `services.yaml`. */
export const servicesSchema = pageList(service);
