import { z } from 'zod';
import type { PageKind } from '../../routes.server';
import {
  backed,
  choice,
  date,
  fields,
  fingerprint,
  flag,
  isBacked,
  known,
  label,
  list,
  listOf,
  pageDescription,
  pageTitle,
  pastDate,
  source,
  text,
} from './fields.server';

const question = fields(label('Question', 'Pregunta'), {
  question: text.meta(label('Question', 'Pregunta')),
  answer: text.meta(label('Answer', 'Respuesta')),
});
const questions = list(question);

const pageSource = fields(label('Source', 'Fuente'), {
  claim: text.optional().meta(label('Cited for', 'Se cita para')),
  ...source.shape,
  expiresOn: date.optional().meta(label('No longer holds from', 'Ya no vale desde')),
});
/** Fields every page's front matter may have, whatever its kind. */
const pageFields = {
  title: pageTitle,
  description: pageDescription,
  keywords: listOf(text.meta(label('Keyword', 'Palabra clave')))
    .optional()
    .meta(label('Keywords for search engines', 'Palabras clave para los buscadores')),
  heading: text.meta(label('Heading', 'Título')),
  lead: text.meta(label('Lead', 'Primer párrafo')),
  questions: questions.meta(label('Questions', 'Preguntas')),
  sources: list(pageSource).meta(label('Sources', 'Fuentes')),
};

const writtenOn = pastDate.optional().meta({ input: 'hidden' });

/** Who approved and who reviewed the text as it is. What the editor writes by itself comes last, by its names. */
const signatures = {
  approvedBy: text.optional().meta(label('Approved by', 'Aprobada por')),
  reviewedBy: text.optional().meta(label('Reviewed by a clinician', 'Revisada por un profesional')),
  approvedOn: writtenOn,
  approvedText: fingerprint,
  reviewedOn: writtenOn,
  reviewedText: fingerprint,
  // In a Spanish file: of the English text from which it was written.
  translationOf: fingerprint,
};

/** The signatures of a page that a clinician has to review. */
const reviewedSignatures = { ...signatures, reviewedBy: known(signatures.reviewedBy) };

const review = fields(label('Review', 'Reseña'), {
  text: text.meta(label('Text', 'Texto')),
  author: text.meta(label('Name allowed in writing', 'Nombre autorizado por escrito')),
  ...backed,
}).check(isBacked);

const serviceIcon = choice({
  brain: ['Brain', 'Cerebro'],
  'cloud-sun': ['Cloud and sun', 'Nube y sol'],
  focus: ['Focus', 'Enfoque'],
  'heart-pulse': ['Heart', 'Latido'],
  pill: ['Pill', 'Pastilla'],
  scale: ['Scale', 'Balanza'],
  shield: ['Shield', 'Escudo'],
  sprout: ['Sprout', 'Brote'],
  wind: ['Wind', 'Viento'],
});

const siteData = choice({
  cookies: ['Cookies', 'Cookies'],
  'language help': ['Language help', 'Ayuda con el idioma'],
  'crisis centers': ['Crisis centers', 'Centros de crisis'],
});

const menuName = text.meta(label('Short name for menus', 'Nombre corto para menús'));
const summary = text.meta(label('Summary', 'Resumen'));
const imageAlt = text.optional().meta(label('Picture, described', 'La imagen, descrita'));

const change = fields(label('Change', 'Cambio'), {
  on: date.meta(label('On', 'Fecha')),
  what: text.meta(label('What', 'Qué cambió')),
});

const door = fields(label('Door', 'Acceso'), {
  title: text.meta(label('For whom or what', 'Para quién o para qué')),
  text: text.meta(label('Text', 'Texto')),
  heading: text.meta(label('Heading of this page', 'Subtítulo de esta página')),
});

const page = (en: string, es: string) => fields(label(en, es), { ...pageFields, ...signatures });

/** Front matter of `content/<language>/<page id>.md` by the page's kind. */
export const pageSchemas = {
  home: fields(label('Home', 'Inicio'), {
    ...pageFields,
    topics: z
      .array(text.meta(label('Topic', 'Tema')))
      .length(14, '14 topics (specification, section 1)')
      .meta(label('Topics', 'Temas')),
    reviews: list(review).meta(label('Reviews', 'Reseñas')),
    concerns: questions.meta(label('Concerns', 'Inquietudes')),
    ...signatures,
  }),
  about: page('About', 'Nosotros'),
  contact: page('Contact', 'Contacto'),
  services: page('Services', 'Servicios'),
  'for-patients': fields(label('For patients', 'Para pacientes'), {
    ...pageFields,
    imageAlt,
    doors: list(door)
      .refine(({ length }) => length <= 4, 'at most 4')
      .meta(label('Cards at the top', 'Tarjetas de arriba')),
    ...signatures,
  }),
  'leave-this-page': page('About “Leave this page”', 'Sobre «Salir de esta página»'),
  telepsychiatry: fields(label('Telepsychiatry', 'Telepsiquiatría'), {
    ...pageFields,
    ...reviewedSignatures,
  }),
  service: fields(label('Service', 'Servicio'), {
    name: menuName,
    ...pageFields,
    serviceType: text.meta(label('Type for search engines', 'Tipo para los buscadores')),
    summary,
    icon: serviceIcon.meta(label('Icon', 'Icono')),
    imageAlt,
    ...reviewedSignatures,
  }),
  location: fields(label('Town', 'Localidad'), {
    name: menuName,
    ...pageFields,
    summary,
    imageAlt,
    ...signatures,
  }),
  policy: fields(label('Policy', 'Política'), {
    name: menuName,
    ...pageFields,
    effectiveOn: known(date).meta(label('Effective on', 'En vigor desde')),
    changes: list(change).meta(label('Changes, the latest first', 'Cambios, lo último primero')),
    summary: listOf(text).meta(label('Summary', 'Resumen')),
    namesTools: flag.meta(label('Says which tools are in use', 'Dice qué herramientas se usan')),
    shows: siteData.optional().meta(label('Shows besides its text', 'Muestra además de su texto')),
    ...signatures,
  }),
} satisfies Record<PageKind, z.ZodType>;

export type ServiceIconName = z.infer<typeof serviceIcon>;
export type FrontMatter<Kind extends PageKind> = Omit<
  z.infer<(typeof pageSchemas)[Kind]>,
  keyof typeof signatures
>;
