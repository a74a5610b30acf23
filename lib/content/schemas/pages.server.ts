import type { z } from 'zod';
import type { PageKind } from '../../routes.server';
import * as field from './fields.server';
import { message } from './message.server';

const question = field.group(
  { label: { en: 'Question', es: 'Pregunta' }, caption: ['question'] },
  {
    question: field.text({ label: { en: 'Question', es: 'Pregunta' } }),
    answer: field.markdown({ label: { en: 'Answer', es: 'Respuesta' } }),
  },
);

/** The schema of a list of questions in the front matter of a page. */
export const questionsSchema = field.list(question, {
  label: { en: 'Questions', es: 'Preguntas' },
});

const pageSource = field
  .group(
    { label: { en: 'Source', es: 'Fuente' }, caption: ['name'] },
    {
      claim: field.text({ label: { en: 'Cited for', es: 'Se cita para' } }).optional(),
      ...field.source.shape,
      expiresOn: field
        .date({ label: { en: 'No longer holds from', es: 'Ya no vale desde' } })
        .optional(),
    },
  )
  .refine(({ checkedOn, expiresOn }) => expiresOn === undefined || checkedOn < expiresOn, {
    error: message({
      en: 'a day after that on which the source was last read',
      es: 'un día posterior a aquel en que se leyó la fuente por última vez',
    }),
    path: ['expiresOn'],
  });
const keyword = field.text({ label: { en: 'Keyword', es: 'Palabra clave' } });

/** The fields that the front matter of every page has. */
const pageFields = {
  title: field.pageTitle,
  description: field.pageDescription,
  keywords: field
    .listOf(keyword, {
      label: { en: 'Keywords for search engines', es: 'Palabras clave para los buscadores' },
    })
    .optional(),
  heading: field.text({ label: { en: 'Heading', es: 'Título' } }),
  lead: field.text({ label: { en: 'Lead', es: 'Primer párrafo' } }),
  questions: questionsSchema,
  sources: field.list(pageSource, { label: { en: 'Sources', es: 'Fuentes' } }),
};

const writtenOn = field.pastDate().optional().meta({ input: 'hidden' });

/**
 * Who approved and who reviewed the present text. The fields that
 * the editor writes by itself are the last ones.
 */
const signatures = {
  approvedBy: field.text({ label: { en: 'Approved by', es: 'Aprobada por' } }).optional(),
  reviewedBy: field
    .text({ label: { en: 'Reviewed by a clinician', es: 'Revisada por un profesional' } })
    .optional(),
  approvedOn: writtenOn,
  approvedText: field.fingerprint,
  reviewedOn: writtenOn,
  reviewedText: field.fingerprint,
  // In a Spanish file: the fingerprint of the English text that it was accepted for.
  translationOf: field.fingerprint,
};

/** The names of these fields, in the order in which they stand at the end of the front matter. */
export const lastFields = Object.keys(signatures);

/** Whether a clinician has to review the pages of a kind: those about conditions and their treatment. */
export const needsReview: Record<PageKind, boolean> = {
  home: false,
  about: false,
  contact: false,
  services: false,
  'for-patients': false,
  telepsychiatry: true,
  'leave-this-page': false,
  service: true,
  location: false,
  policy: false,
};

const review = field
  .group(
    { label: { en: 'Review', es: 'Reseña' }, caption: ['text'] },
    {
      text: field.text({ label: { en: 'Text', es: 'Texto' } }),
      author: field.text({
        label: { en: 'Name allowed in writing', es: 'Nombre autorizado por escrito' },
      }),
      ...field.backed,
    },
  )
  .check(field.isBacked);

const serviceIcon = field.choice({
  brain: { en: 'Brain', es: 'Cerebro' },
  'cloud-sun': { en: 'Cloud and sun', es: 'Nube y sol' },
  focus: { en: 'Focus', es: 'Enfoque' },
  'heart-pulse': { en: 'Heart', es: 'Latido' },
  pill: { en: 'Pill', es: 'Pastilla' },
  scale: { en: 'Scale', es: 'Balanza' },
  shield: { en: 'Shield', es: 'Escudo' },
  sprout: { en: 'Sprout', es: 'Brote' },
  wind: { en: 'Wind', es: 'Viento' },
});

const siteData = field.choice({
  cookies: { en: 'Cookies', es: 'Cookies' },
  'language help': { en: 'Language help', es: 'Ayuda con el idioma' },
  'crisis centers': { en: 'Crisis centers', es: 'Centros de crisis' },
});

const menuName = field.text({
  label: { en: 'Short name for menus', es: 'Nombre corto para menús' },
});
const summary = field.text({ label: { en: 'Summary', es: 'Resumen' } });
const imageAlt = field
  .text({ label: { en: 'Picture, described', es: 'La imagen, descrita' } })
  .optional();

const change = field.group(
  { label: { en: 'Change', es: 'Cambio' }, caption: ['on', 'what'] },
  {
    on: field.date({ label: { en: 'On', es: 'Fecha' } }),
    what: field.text({ label: { en: 'What', es: 'Qué cambió' } }),
  },
);

const door = field.group(
  { label: { en: 'Door', es: 'Acceso' }, caption: ['title'] },
  {
    title: field.text({ label: { en: 'For whom or what', es: 'Para quién o para qué' } }),
    text: field.text({ label: { en: 'Text', es: 'Texto' } }),
    heading: field.text({ label: { en: 'Heading of this page', es: 'Subtítulo de esta página' } }),
  },
);

/** The schema of a page: the fields of every page, those of its kind, and the signatures. */
const page = <Own extends z.ZodRawShape>(labels: field.Labels, own: Own) =>
  field.group(labels, { ...pageFields, ...own, ...signatures });

/** The schema of a page that menus name. */
const namedPage = <Own extends z.ZodRawShape>(labels: field.Labels, own: Own) =>
  field.group(labels, { name: menuName, ...pageFields, ...own, ...signatures });

/** The schema of the front matter of `content/<language>/<page id>.md`, by the kind of the page. */
export const pageSchemas = {
  home: page(
    { label: { en: 'Home', es: 'Inicio' } },
    {
      topics: field
        .array(field.text({ label: { en: 'Topic', es: 'Tema' } }), {
          label: { en: 'Topics', es: 'Temas' },
        })
        .length(14, {
          error: message({
            en: '14 topics (specification, section 1)',
            es: '14 temas (especificación, sección 1)',
          }),
        }),
      reviews: field.list(review, { label: { en: 'Reviews', es: 'Reseñas' } }),
      concerns: field.list(question, { label: { en: 'Concerns', es: 'Inquietudes' } }),
    },
  ),
  about: page({ label: { en: 'About', es: 'Nosotros' } }, {}),
  contact: page({ label: { en: 'Contact', es: 'Contacto' } }, {}),
  services: page({ label: { en: 'Services', es: 'Servicios' } }, {}),
  'for-patients': page(
    { label: { en: 'For patients', es: 'Para pacientes' } },
    {
      imageAlt,
      doors: field
        .list(door, { label: { en: 'Cards at the top', es: 'Tarjetas de arriba' } })
        .refine(({ length }) => length <= 4, {
          error: message({ en: 'at most 4', es: 'como máximo 4' }),
        }),
    },
  ),
  'leave-this-page': page(
    { label: { en: 'About “Leave this page”', es: 'Sobre «Salir de esta página»' } },
    {},
  ),
  telepsychiatry: page({ label: { en: 'Telepsychiatry', es: 'Telepsiquiatría' } }, {}),
  service: namedPage(
    { label: { en: 'Service', es: 'Servicio' } },
    {
      serviceType: field.text({
        label: { en: 'Type for search engines', es: 'Tipo para los buscadores' },
      }),
      summary,
      soundsLike: field
        .text({ label: { en: 'What patients say', es: 'Lo que dicen los pacientes' } })
        .optional(),
      icon: serviceIcon({ label: { en: 'Icon', es: 'Icono' } }),
      imageAlt,
    },
  ),
  location: namedPage({ label: { en: 'Town', es: 'Localidad' } }, { summary, imageAlt }),
  policy: namedPage(
    { label: { en: 'Policy', es: 'Política' } },
    {
      effectiveOn: field.known(field.date({ label: { en: 'Effective on', es: 'En vigor desde' } })),
      changes: field.list(change, {
        label: { en: 'Changes, the latest first', es: 'Cambios, lo último primero' },
      }),
      summary: field.listOf(field.text(), { label: { en: 'Summary', es: 'Resumen' } }),
      namesTools: field.flag({
        label: { en: 'Says which tools are in use', es: 'Dice qué herramientas se usan' },
      }),
      shows: siteData({
        label: { en: 'Shows besides its text', es: 'Muestra además de su texto' },
      }).optional(),
    },
  ),
} satisfies Record<PageKind, z.ZodType>;

export type ServiceIconName = z.infer<ReturnType<typeof serviceIcon>>;
/** The data of the front matter of a kind of page, without the signatures. */
export type FrontMatter<Kind extends PageKind> = Omit<
  z.infer<(typeof pageSchemas)[Kind]>,
  keyof typeof signatures
>;
