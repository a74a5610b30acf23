import type { z } from 'zod';
import type { PageKind } from '../../routes.server';
import * as field from './fields.server';

const question = field.group('Question', 'Pregunta', {
  question: field.text('Question', 'Pregunta'),
  answer: field.text('Answer', 'Respuesta'),
});

export const questionsSchema = field.list(question, 'Questions', 'Preguntas');

const pageSource = field.group('Source', 'Fuente', {
  claim: field.text('Cited for', 'Se cita para').optional(),
  ...field.source.shape,
  expiresOn: field.date('No longer holds from', 'Ya no vale desde').optional(),
});
const keyword = field.text('Keyword', 'Palabra clave');

/** Fields every page's front matter may have, whatever its kind. */
const pageFields = {
  title: field.pageTitle,
  description: field.pageDescription,
  keywords: field
    .listOf(keyword, 'Keywords for search engines', 'Palabras clave para los buscadores')
    .optional(),
  heading: field.text('Heading', 'Título'),
  lead: field.text('Lead', 'Primer párrafo'),
  questions: questionsSchema,
  sources: field.list(pageSource, 'Sources', 'Fuentes'),
};

const writtenOn = field.pastDate().optional().meta({ input: 'hidden' });

/** Who approved and who reviewed the text as it is. What the editor writes by itself comes last, by its names. */
const signatures = {
  approvedBy: field.text('Approved by', 'Aprobada por').optional(),
  reviewedBy: field.text('Reviewed by a clinician', 'Revisada por un profesional').optional(),
  approvedOn: writtenOn,
  approvedText: field.fingerprint,
  reviewedOn: writtenOn,
  reviewedText: field.fingerprint,
  // In a Spanish file: of the English text from which it was written.
  translationOf: field.fingerprint,
};

/** The names of these fields, in the order in which the editor writes them. */
export const signatureFields = Object.keys(signatures);

/** The kinds of page that a clinician has to review. */
export const reviewedKinds: readonly PageKind[] = ['service', 'telepsychiatry'];

const review = field
  .group('Review', 'Reseña', {
    text: field.text('Text', 'Texto'),
    author: field.text('Name allowed in writing', 'Nombre autorizado por escrito'),
    ...field.backed,
  })
  .check(field.isBacked);

const serviceIcon = field.choice({
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

const siteData = field.choice({
  cookies: ['Cookies', 'Cookies'],
  'language help': ['Language help', 'Ayuda con el idioma'],
  'crisis centers': ['Crisis centers', 'Centros de crisis'],
});

const menuName = field.text('Short name for menus', 'Nombre corto para menús');
const summary = field.text('Summary', 'Resumen');
const imageAlt = field.text('Picture, described', 'La imagen, descrita').optional();

const change = field.group('Change', 'Cambio', {
  on: field.date('On', 'Fecha'),
  what: field.text('What', 'Qué cambió'),
});

const door = field.group('Door', 'Acceso', {
  title: field.text('For whom or what', 'Para quién o para qué'),
  text: field.text('Text', 'Texto'),
  heading: field.text('Heading of this page', 'Subtítulo de esta página'),
});

const page = <Own extends z.ZodRawShape>(en: string, es: string, own: Own) =>
  field.group(en, es, { ...pageFields, ...own, ...signatures });

/** A page that menus name. */
const namedPage = <Own extends z.ZodRawShape>(en: string, es: string, own: Own) =>
  field.group(en, es, { name: menuName, ...pageFields, ...own, ...signatures });

/** Front matter of `content/<language>/<page id>.md` by the page's kind. */
export const pageSchemas = {
  home: page('Home', 'Inicio', {
    topics: field
      .array(field.text('Topic', 'Tema'), 'Topics', 'Temas')
      .length(14, '14 topics (specification, section 1)'),
    reviews: field.list(review, 'Reviews', 'Reseñas'),
    concerns: field.list(question, 'Concerns', 'Inquietudes'),
  }),
  about: page('About', 'Nosotros', {}),
  contact: page('Contact', 'Contacto', {}),
  services: page('Services', 'Servicios', {}),
  'for-patients': page('For patients', 'Para pacientes', {
    imageAlt,
    doors: field
      .list(door, 'Cards at the top', 'Tarjetas de arriba')
      .refine(({ length }) => length <= 4, 'at most 4'),
  }),
  'leave-this-page': page('About “Leave this page”', 'Sobre «Salir de esta página»', {}),
  telepsychiatry: page('Telepsychiatry', 'Telepsiquiatría', {}),
  service: namedPage('Service', 'Servicio', {
    serviceType: field.text('Type for search engines', 'Tipo para los buscadores'),
    summary,
    icon: serviceIcon('Icon', 'Icono'),
    imageAlt,
  }),
  location: namedPage('Town', 'Localidad', { summary, imageAlt }),
  policy: namedPage('Policy', 'Política', {
    effectiveOn: field.known(field.date('Effective on', 'En vigor desde')),
    changes: field.list(change, 'Changes, the latest first', 'Cambios, lo último primero'),
    summary: field.listOf(field.text(), 'Summary', 'Resumen'),
    namesTools: field.flag('Says which tools are in use', 'Dice qué herramientas se usan'),
    shows: siteData('Shows besides its text', 'Muestra además de su texto').optional(),
  }),
} satisfies Record<PageKind, z.ZodType>;

export type ServiceIconName = z.infer<ReturnType<typeof serviceIcon>>;
export type FrontMatter<Kind extends PageKind> = Omit<
  z.infer<(typeof pageSchemas)[Kind]>,
  keyof typeof signatures
>;
