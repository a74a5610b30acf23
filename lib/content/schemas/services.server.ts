import * as field from './fields.server';
import { pageEntry, pageList } from './listed-pages.server';

const service = field.group(
  { label: { en: 'Service', es: 'Servicio' }, caption: ['id'] },
  pageEntry(
    {
      en: [/^\/services\/[a-z0-9-]+$/, '/services/anxiety-treatment'],
      es: [/^\/es\/servicios\/[a-z0-9-]+$/, '/es/servicios/tratamiento-ansiedad'],
    },
    {
      label: { en: 'No longer offered', es: 'Ya no se ofrece' },
      hint: {
        en: 'The page goes, and its web addresses lead to the list of services. Its texts may stay.',
        es: 'La página desaparece y sus direcciones llevan a la lista de servicios. Sus textos pueden quedarse.',
      },
    },
  ),
);

/** The schema of `services.yaml`. */
export const servicesSchema = pageList(service, {
  label: { en: 'Services', es: 'Servicios' },
  hint: {
    en: 'In the order of the menus. A new service needs its page as well: in Services, duplicate one that is like it.',
    es: 'En el orden de los menús. Uno nuevo necesita además su página: en Servicios, duplique uno parecido.',
  },
});
