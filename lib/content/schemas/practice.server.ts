import { z } from 'zod';
import { mapTrackers, trackerRegistry } from '../../tracking/registry';
import * as field from './fields.server';

const figure = (en: string, es: string, number: z.ZodNumber = z.int().min(0)) => {
  const value = field.named(number, 'Number', 'Número');
  return field.known(field.group(en, es, { value, ...field.backed }).check(field.isBacked));
};

const form = field.group('Form', 'Formulario', {
  name: field.bilingual('Name', 'Nombre'),
  file: field.textOf(/^\/.+\.\w+$/, '/forms/history.pdf')('File', 'Archivo'),
});
const clip = field.textOf(/^\/.+\.mp4$/, '/video/welcome.mp4');
const page = (en: string, es: string) => field.known(field.webAddress(en, es));

const host = field.choice({ github: ['GitHub', 'GitHub'], gitlab: ['GitLab', 'GitLab'] });
const repository = field.textOf(/^[\w.-]+(\/[\w.-]+)+$/, 'owner/website');
const branch = field.textOf(/^[\w./-]+$/, 'edits');
const bareDomain = z.hostname('a bare domain such as example.com').regex(/^(?!www\.)/, 'no www.');
const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);
const timeZone = field.text().refine(isTimeZone, 'a time zone such as America/New_York');

const building = field.group('Building', 'Edificio', {
  stepFree: field.yesOrNo('Entrance without a step', 'Entrada sin escalones'),
  elevator: field.yesOrNo('Elevator', 'Elevador'),
  accessibleRestroom: field.yesOrNo('Restroom for wheelchairs', 'Baño accesible'),
  parking: field.known(field.bilingual('Parking and its price', 'Estacionamiento y precio')),
  waitingRoom: field.known(field.bilingual('Waiting out of sight', 'Esperar sin ser visto')),
});

const existingPatients = field.group('Existing patients', 'Pacientes actuales', {
  portal: page('Patient portal', 'Portal de pacientes'),
  payment: page('Payment', 'Pagos'),
  refills: page('Refills', 'Resurtidos'),
  videoVisit: page('Video visit', 'Consulta por video'),
  languages: field.known(field.spoken('Languages of these', 'Idiomas de estas páginas')),
  forms: field.list(form, 'Forms to print', 'Formularios para imprimir'),
});

const figures = field.group('Figures of the home page', 'Cifras de la página de inicio', {
  yearsOfExperience: figure('Years of experience', 'Años de experiencia'),
  patientSuccessRate: figure('Success rate', 'Pacientes que mejoran', z.number().min(0).max(100)),
  positiveReviews: figure('Positive reviews', 'Reseñas positivas'),
});

const trackers = z.strictObject(
  mapTrackers((tracker) => {
    const { pattern, example } = trackerRegistry[tracker].id;
    return field.known(field.textOf(pattern, example)(tracker, tracker));
  }),
);

const formService = z.strictObject({
  name: field.text('Company', 'Compañía'),
  agreementSignedOn: field.known(field.pastDate('Signed on', 'Firmado el')),
});

const editor = z.strictObject({
  host: host('Host', 'Servicio'),
  repository: repository('Repository', 'Repositorio'),
  branch: branch('Branch where changes wait', 'Rama de los cambios'),
  signIn: page('Sign-in service (empty: token)', 'Servicio de inicio (vacío: token)'),
});

const asksAgain = [
  'A change asks every visitor about cookies again.',
  'Si cambia, se vuelve a preguntar por las cookies.',
] as const;

export const practiceSchema = field.group('Practice', 'Consultorio', {
  name: field.text('Name', 'Nombre'),
  sample: field.sample,
  phone: field.usPhone('Phone', 'Teléfono'),
  email: field.named(z.email(), 'Email', 'Correo electrónico'),
  whatsApp: field.yesOrNo('WhatsApp at that number', 'WhatsApp en ese número'),
  address: field.group('Address', 'Dirección', {
    street: field.text('Street and suite', 'Calle y suite'),
    city: field.text('City', 'Ciudad'),
    state: field.named(z.literal('FL'), 'State', 'Estado'),
    zip: field.textOf(/^\d{5}$/, '34102')('ZIP code', 'Código postal'),
  }),
  region: field.bilingual('Region', 'Región, con su artículo'),
  position: field.knownGroup('Place of the entrance', 'Lugar de la entrada', field.coordinates),
  building: building.prefault({}),
  profiles: field.list(field.webAddress(), 'Profiles on other sites', 'Perfiles en otros sitios'),
  bookingAddress: page('Booking page', 'Página para reservar'),
  bookingLanguages: field.known(field.spoken('Its languages', 'Sus idiomas')),
  existingPatients: existingPatients.prefault({}),
  referrals: field.knownGroup('Referrals', 'Remisiones', {
    fax: field.known(field.usPhone('Fax', 'Fax')),
    send: field.bilingual('What to send', 'Qué enviar'),
    report: field.bilingual('What they hear back', 'Qué se les responde'),
  }),
  reviewsAddress: page('Page with a review service', 'Página en un servicio de reseñas'),
  neutralPage: field.webAddress(
    'Where “Leave this page” leads',
    'Adonde lleva «Salir de esta página»',
  ),
  figures: figures.prefault({}),
  video: field.known(clip('Welcome clip', 'Video de bienvenida')),
  domain: field.setUpOnce(bareDomain, 'Domain', 'Dominio'),
  timeZone: field.setUpOnce(timeZone, 'Time zone', 'Zona horaria'),
  trackers: field
    .setUpOnce(
      trackers,
      'Trackers',
      'Herramientas de medición',
      'Ids; empty is none. Clarity’s terms exclude pages with health content, TikTok’s forbid passing health data on, and Google signs no HIPAA agreement for Analytics; a visitor’s consent changes none of that. A psychiatric practice does best to leave Replay and Pixel empty.',
      'Identificadores; vacío, ninguna. Las condiciones de Clarity excluyen páginas de salud, las de TikTok prohíben enviarle datos de salud y Google no firma un acuerdo HIPAA para Analytics; el consentimiento no cambia nada de eso. A un consultorio de psiquiatría le conviene dejar vacíos Replay y Pixel.',
    )
    .prefault({}),
  discretion: field.setUpOnce(
    field
      .choice({ reduced: ['Reduced', 'Reducida'], strict: ['Strict', 'Estricta'] })()
      .default('strict'),
    'Discretion',
    'Discreción',
    'What tools may learn of the page, with consent. Reduced: on pages of conditions and treatments Analytics is told "/services/…"; Replay and Pixel see every page. Strict: these two do not run on the pages of conditions, towns, contact and emergencies.',
    'Lo que las herramientas saben de la página, con consentimiento. Reducida: en las páginas de enfermedades y tratamientos, a Analytics se le da «/services/…»; Replay y Pixel ven todas las páginas. Estricta: esas dos no funcionan en las páginas de enfermedades, localidades, contacto y emergencias.',
  ),
  trackersDecidedOn: field.setUpOnce(field.known(field.pastDate()), 'Decided on', 'Decidido el'),
  storagePrefix: field.setUpOnce(
    field.textOf(/^[a-z0-9_]+$/, 'naples_psychiatry')(),
    'Storage prefix',
    'Prefijo de almacenamiento',
    ...asksAgain,
  ),
  cookiePolicyRevision: field.setUpOnce(
    field.count(),
    'Cookie policy revision',
    'Revisión de la política de cookies',
    ...asksAgain,
  ),
  formAddress: field.setUpOnce(
    field.known(field.webAddress()),
    'Form address',
    'Dirección del formulario',
    'Where the contact form is sent; empty opens the visitor’s mail program. A visitor is told that a message was received only if the service answers with the header Access-Control-Allow-Origin (the site’s address or *) and status 200; ask its support for “CORS”.',
    'Adonde se envía el formulario de contacto; vacío, se abre el programa de correo. Al visitante se le dice que el mensaje llegó solo si el servicio responde con el encabezado Access-Control-Allow-Origin (la dirección del sitio o *) y el estado 200; pregunte a su soporte por «CORS».',
  ),
  formService: field.setUpOnce(
    field.known(formService),
    'Form service',
    'Servicio del formulario',
    'It receives protected health information (45 CFR 160.103), and has to sign a business associate agreement before the form goes live (45 CFR 164.504(e)).',
    'Recibe información de salud protegida (45 CFR 160.103) y tiene que firmar un acuerdo de socio comercial antes de que el formulario funcione (45 CFR 164.504(e)).',
  ),
  editor: field.setUpOnce(field.known(editor), 'Editor', 'Editor'),
  // The network learns who visits before any consent.
  flags: field.setUpOnce(
    field.known(field.inBoth(field.webAddress())()),
    'Flags of a CDN',
    'Banderas de un CDN',
  ),
});

export type Practice = z.infer<typeof practiceSchema>;
