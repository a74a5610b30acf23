import { z } from 'zod';
import { mapTrackers, trackerRegistry } from '../../tracking/registry';
import * as field from './fields.server';
import {
  bilingual,
  choice,
  east,
  fields,
  known,
  label,
  list,
  north,
  setUpOnce,
  text,
  textOf,
  usPhone,
  webAddress,
  yesOrNo,
} from './fields.server';

const figure = (labels: ReturnType<typeof label>, number: z.ZodNumber) => {
  const value = number.meta(label('Number', 'Número'));
  return known(fields(labels, { value, ...field.backed }).check(field.isBacked));
};

const form = fields(label('Form', 'Formulario'), {
  name: bilingual.meta(label('Name', 'Nombre')),
  file: textOf(/^\/.+\.\w+$/, '/forms/history.pdf').meta(label('File', 'Archivo')),
});
const clip = textOf(/^\/.+\.mp4$/, '/video/welcome.mp4');
const page = (en: string, es: string) => known(webAddress).meta(label(en, es));

const host = choice({ github: ['GitHub', 'GitHub'], gitlab: ['GitLab', 'GitLab'] });
const repository = textOf(/^[\w.-]+(\/[\w.-]+)+$/, 'owner/website');
const branch = textOf(/^[\w./-]+$/, 'edits');
const percent = z.number().min(0).max(100);
const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);

const asksAgain = [
  'A change asks every visitor about cookies again.',
  'Si cambia, se vuelve a preguntar por las cookies.',
] as const;

export const practiceSchema = z.strictObject({
  name: text.meta(label('Name', 'Nombre')),
  sample: field.sample,
  phone: usPhone.meta(label('Phone', 'Teléfono')),
  email: z.email().meta(label('Email', 'Correo electrónico')),
  whatsApp: yesOrNo.meta(label('WhatsApp at that number', 'WhatsApp en ese número')),
  address: fields(label('Address', 'Dirección'), {
    street: text.meta(label('Street and suite', 'Calle y suite')),
    city: text.meta(label('City', 'Ciudad')),
    state: z.literal('FL').meta(label('State', 'Estado')),
    zip: textOf(/^\d{5}$/, '34102').meta(label('ZIP code', 'Código postal')),
  }),
  region: bilingual.meta(label('Region', 'Región, con su artículo')),
  position: known(fields(label('Place of the entrance', 'Lugar de la entrada'), { north, east })),
  building: fields(label('Building', 'Edificio'), {
    stepFree: yesOrNo.meta(label('Entrance without a step', 'Entrada sin escalones')),
    elevator: yesOrNo.meta(label('Elevator', 'Elevador')),
    accessibleRestroom: yesOrNo.meta(label('Restroom for wheelchairs', 'Baño accesible')),
    parking: known(bilingual).meta(label('Parking and its price', 'Estacionamiento y precio')),
    waitingRoom: known(bilingual).meta(label('Waiting out of sight', 'Esperar sin ser visto')),
  }).prefault({}),
  profiles: list(webAddress).meta(label('Profiles on other sites', 'Perfiles en otros sitios')),
  bookingAddress: page('Booking page', 'Página para reservar'),
  bookingLanguages: known(field.spoken).meta(label('Its languages', 'Sus idiomas')),
  existingPatients: fields(label('Existing patients', 'Pacientes actuales'), {
    portal: page('Patient portal', 'Portal de pacientes'),
    payment: page('Payment', 'Pagos'),
    refills: page('Refills', 'Resurtidos'),
    videoVisit: page('Video visit', 'Consulta por video'),
    languages: known(field.spoken).meta(label('Languages of these', 'Idiomas de estas páginas')),
    forms: list(form).meta(label('Forms to print', 'Formularios para imprimir')),
  }).prefault({}),
  referrals: known(
    fields(label('Referrals', 'Remisiones'), {
      fax: known(usPhone).meta(label('Fax', 'Fax')),
      send: bilingual.meta(label('What to send', 'Qué enviar')),
      report: bilingual.meta(label('What they hear back', 'Qué se les responde')),
    }),
  ),
  reviewsAddress: page('Page with a review service', 'Página en un servicio de reseñas'),
  neutralPage: webAddress.meta(
    label('Where “Leave this page” leads', 'Adonde lleva «Salir de esta página»'),
  ),
  figures: fields(label('Figures of the home page', 'Cifras de la página de inicio'), {
    yearsOfExperience: figure(label('Years of experience', 'Años de experiencia'), z.int().min(0)),
    patientSuccessRate: figure(label('Success rate', 'Pacientes que mejoran'), percent),
    positiveReviews: figure(label('Positive reviews', 'Reseñas positivas'), z.int().min(0)),
  }).prefault({}),
  video: known(clip).meta(label('Welcome clip', 'Video de bienvenida')),
  domain: z
    .hostname('a bare domain such as example.com')
    .regex(/^(?!www\.)/, 'no www.')
    .meta(setUpOnce('Domain', 'Dominio')),
  timeZone: text
    .refine(isTimeZone, 'a time zone such as America/New_York')
    .meta(setUpOnce('Time zone', 'Zona horaria')),
  trackers: fields(
    setUpOnce(
      'Trackers',
      'Herramientas de medición',
      'Ids; empty is none. Clarity’s terms exclude pages with health content, TikTok’s forbid passing health data on, and Google signs no HIPAA agreement for Analytics; a visitor’s consent changes none of that. A psychiatric practice does best to leave Replay and Pixel empty.',
      'Identificadores; vacío, ninguna. Las condiciones de Clarity excluyen páginas de salud, las de TikTok prohíben enviarle datos de salud y Google no firma un acuerdo HIPAA para Analytics; el consentimiento no cambia nada de eso. A un consultorio de psiquiatría le conviene dejar vacíos Replay y Pixel.',
    ),
    mapTrackers((tracker) => {
      const { id, variable } = trackerRegistry[tracker];
      const name = `${tracker} (${variable})`;
      return known(textOf(id.pattern, id.example)).meta(label(name, name));
    }),
  ).prefault({}),
  discretion: choice({ reduced: ['Reduced', 'Reducida'], strict: ['Strict', 'Estricta'] })
    .default('strict')
    .meta(
      setUpOnce(
        'Discretion',
        'Discreción',
        'What tools may learn of the page, with consent. Reduced: on pages of conditions and treatments Analytics is told "/services/…"; Replay and Pixel see every page. Strict: these two do not run on the pages of conditions, towns, contact and emergencies.',
        'Lo que las herramientas saben de la página, con consentimiento. Reducida: en las páginas de enfermedades y tratamientos, a Analytics se le da «/services/…»; Replay y Pixel ven todas las páginas. Estricta: esas dos no funcionan en las páginas de enfermedades, localidades, contacto y emergencias.',
      ),
    ),
  trackersDecidedOn: known(field.pastDate).meta(setUpOnce('Decided on', 'Decidido el')),
  storagePrefix: textOf(/^[a-z0-9_]+$/, 'naples_psychiatry').meta(
    setUpOnce('Storage prefix', 'Prefijo de almacenamiento', ...asksAgain),
  ),
  cookiePolicyRevision: field.count.meta(
    setUpOnce('Cookie policy revision', 'Revisión de la política de cookies', ...asksAgain),
  ),
  formAddress: known(webAddress).meta(
    setUpOnce(
      'Form address',
      'Dirección del formulario',
      'Where the contact form is sent; empty opens the visitor’s mail program. A visitor is told that a message was received only if the service answers with the header Access-Control-Allow-Origin (the site’s address or *) and status 200; ask its support for “CORS”.',
      'Adonde se envía el formulario de contacto; vacío, se abre el programa de correo. Al visitante se le dice que el mensaje llegó solo si el servicio responde con el encabezado Access-Control-Allow-Origin (la dirección del sitio o *) y el estado 200; pregunte a su soporte por «CORS».',
    ),
  ),
  formService: known(
    fields(
      setUpOnce(
        'Form service',
        'Servicio del formulario',
        'It receives protected health information (45 CFR 160.103), and has to sign a business associate agreement before the form goes live (45 CFR 164.504(e)).',
        'Recibe información de salud protegida (45 CFR 160.103) y tiene que firmar un acuerdo de socio comercial antes de que el formulario funcione (45 CFR 164.504(e)).',
      ),
      {
        name: text.meta(label('Company', 'Compañía')),
        agreementSignedOn: known(field.pastDate).meta(label('Signed on', 'Firmado el')),
      },
    ),
  ),
  editor: known(
    fields(setUpOnce('Editor', 'Editor'), {
      host: host.meta(label('Host', 'Servicio')),
      repository: repository.meta(label('Repository', 'Repositorio')),
      branch: branch.meta(label('Branch where changes wait', 'Rama de los cambios')),
      signIn: page('Sign-in service (empty: token)', 'Servicio de inicio (vacío: token)'),
    }),
  ),
  flags: known(
    // The network learns who visits before any consent.
    fields(setUpOnce('Flags of a CDN', 'Banderas de un CDN'), {
      en: webAddress.meta(label('English', 'Inglés')),
      es: webAddress.meta(label('Español', 'Español')),
    }),
  ),
});

export type Practice = z.infer<typeof practiceSchema>;
