import { z } from 'zod';
import { pageEntry, pageList } from './listed-pages.server';

const service = z.strictObject(
  pageEntry({
    en: [/^\/services\/[a-z0-9-]+$/, '/services/anxiety-treatment'],
    es: [/^\/es\/servicios\/[a-z0-9-]+$/, '/es/servicios/tratamiento-ansiedad'],
  }),
);

/** The schema of `services.yaml`. */
export const servicesSchema = pageList(service);
