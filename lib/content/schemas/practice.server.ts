import { z } from 'zod';
import { mapTrackers, trackerRegistry } from '../../tracking/registry';
import * as field from './fields.server';
import { message } from './message.server';

const figure = (labels: field.Labels, number: z.ZodNumber = z.int().min(0)) => {
  const value = field.known(field.named(number, { label: { en: 'Number', es: 'Número' } }));
  const figure = field.group(labels, { value, ...field.backed }).check(field.isBacked);
  // A sample may lack the number: the page then shows where it goes.
  const hasNumber = figure.refine(({ value, source }) => source === undefined || value !== null, {
    error: message({ en: 'the number that the source gives', es: 'el número que da la fuente' }),
    path: ['value'],
  });
  return field.known(hasNumber);
};

const form = field.group(
  { label: { en: 'Form', es: 'Formulario' }, caption: ['name'] },
  {
    name: field.bilingual({ label: { en: 'Name', es: 'Nombre' } }),
    file: field.textOf(
      /^\/.+\.\w+$/,
      '/forms/history.pdf',
    )({ label: { en: 'File', es: 'Archivo' } }),
  },
);
const clip = field.textOf(/^\/.+\.mp4$/, '/video/welcome.mp4');
const page = (labels: field.Labels) => field.known(field.webAddress(labels));

const host = field.choice({
  github: { en: 'GitHub', es: 'GitHub' },
  gitlab: { en: 'GitLab', es: 'GitLab' },
});
const repository = field.textOf(/^[\w.-]+(\/[\w.-]+)+$/, 'owner/website');
const branch = field.textOf(/^[\w./-]+$/, 'edits');
const bareDomain = z
  .hostname({
    error: message({
      en: 'a bare domain such as example.com',
      es: 'un dominio solo, como example.com',
    }),
  })
  .regex(/^(?!www\.)/, {
    error: message({
      en: 'the domain alone, without www. The address of the site is always https://www. and the domain, and the domain alone leads there',
      es: 'el dominio solo, sin www. La dirección del sitio es siempre https://www. y el dominio, y el dominio solo lleva allí',
    }),
  });
const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name);
const timeZone = field.text().refine(isTimeZone, {
  error: message({
    en: 'a time zone such as America/New_York',
    es: 'una zona horaria como America/New_York',
  }),
});

const florida = z.literal('FL', {
  error: message({
    en: 'FL. This site is written for Florida’s law; another state needs its own texts and code',
    es: 'FL. Este sitio está escrito según las leyes de Florida; otro estado necesita sus propios textos y código',
  }),
});

/** Words within a sentence, which the page ends with a full stop of its own. */
const partOfSentence = field.text().refine((text) => !text.endsWith('.'), {
  error: message({
    en: 'a few words within a sentence, such as “a second waiting room”, without a full stop',
    es: 'unas palabras dentro de una oración, como «una segunda sala de espera», sin punto final',
  }),
});

const building = field.group(
  { label: { en: 'Building', es: 'Edificio' } },
  {
    stepFree: field.yesOrNo({
      label: { en: 'Entrance without a step', es: 'Entrada sin escalones' },
    }),
    elevator: field.yesOrNo({ label: { en: 'Elevator', es: 'Elevador' } }),
    accessibleRestroom: field.yesOrNo({
      label: { en: 'Restroom for wheelchairs', es: 'Baño accesible' },
    }),
    parking: field.known(
      field.bilingual({ label: { en: 'Parking and its price', es: 'Estacionamiento y precio' } }),
    ),
    bus: field.known(
      field.bilingual({
        label: { en: 'Nearest bus stop, and routes', es: 'Parada de autobús y rutas' },
        hint: { en: 'In a whole sentence.', es: 'En una oración completa.' },
      }),
    ),
    waitingRoom: field.known(
      field.inBoth(partOfSentence)({
        label: { en: 'Waiting out of sight', es: 'Esperar sin ser visto' },
        hint: {
          en: 'A few words within a sentence, such as “a second waiting room”.',
          es: 'Unas palabras dentro de una oración, como «una segunda sala de espera».',
        },
      }),
    ),
  },
);

const existingPatients = field.group(
  { label: { en: 'Existing patients', es: 'Pacientes actuales' } },
  {
    portal: page({ label: { en: 'Patient portal', es: 'Portal de pacientes' } }),
    payment: page({ label: { en: 'Payment', es: 'Pagos' } }),
    refills: page({ label: { en: 'Refills', es: 'Resurtidos' } }),
    videoVisit: page({ label: { en: 'Video visit', es: 'Consulta por video' } }),
    languages: field.known(
      field.spoken({ label: { en: 'Languages of these', es: 'Idiomas de estas páginas' } }),
    ),
    forms: field.list(form, { label: { en: 'Forms to print', es: 'Formularios para imprimir' } }),
  },
);

const figures = field.group(
  { label: { en: 'Figures of the home page', es: 'Cifras de la página de inicio' } },
  {
    yearsOfExperience: figure({ label: { en: 'Years of experience', es: 'Años de experiencia' } }),
    patientSuccessRate: figure(
      { label: { en: 'Success rate', es: 'Pacientes que mejoran' } },
      z.number().min(0).max(100),
    ),
    positiveReviews: figure({ label: { en: 'Positive reviews', es: 'Reseñas positivas' } }),
  },
);

const trackers = z.strictObject(
  mapTrackers((tracker) => {
    const { pattern, example } = trackerRegistry[tracker].id;
    return field.known(field.textOf(pattern, example)({ label: { en: tracker, es: tracker } }));
  }),
);

const formService = z.strictObject({
  name: field.text({ label: { en: 'Company', es: 'Compañía' } }),
  agreementSignedOn: field.known(field.pastDate({ label: { en: 'Signed on', es: 'Firmado el' } })),
});

const editor = z.strictObject({
  host: host({ label: { en: 'Host', es: 'Servicio' } }),
  repository: repository({ label: { en: 'Repository', es: 'Repositorio' } }),
  branch: branch({ label: { en: 'Branch where changes wait', es: 'Rama de los cambios' } }),
  signIn: page({
    label: { en: 'Sign-in service (empty: token)', es: 'Servicio de inicio (vacío: token)' },
  }),
});

const asksAgain = {
  en: 'A change asks every visitor about cookies again.',
  es: 'Si cambia, se vuelve a preguntar por las cookies.',
};

/** The schema of `practice.yaml`: the facts of the practice and the settings of the site. */
export const practiceSchema = field.group(
  { label: { en: 'Practice', es: 'Consultorio' } },
  {
    name: field.text({ label: { en: 'Name', es: 'Nombre' } }),
    sample: field.sample,
    phone: field.usPhone({ label: { en: 'Phone', es: 'Teléfono' } }),
    email: field.named(z.email(), { label: { en: 'Email', es: 'Correo electrónico' } }),
    whatsApp: field.yesOrNo({
      label: { en: 'WhatsApp at that number', es: 'WhatsApp en ese número' },
    }),
    address: field.group(
      { label: { en: 'Address', es: 'Dirección' } },
      {
        // Street and suite in one field. Pages, the contact card, directions and search engines print it as one line.
        street: field.text({ label: { en: 'Street and suite', es: 'Calle y suite' } }),
        city: field.text({ label: { en: 'City', es: 'Ciudad' } }),
        state: field.named(florida, { label: { en: 'State', es: 'Estado' } }),
        zip: field.textOf(/^\d{5}$/, '34102')({ label: { en: 'ZIP code', es: 'Código postal' } }),
      },
    ),
    region: field.bilingual({ label: { en: 'Region', es: 'Región, con su artículo' } }),
    position: field.knownGroup(
      { label: { en: 'Place of the entrance', es: 'Lugar de la entrada' } },
      field.coordinates,
    ),
    building: building.prefault({}),
    profiles: field.list(field.webAddress(), {
      label: { en: 'Profiles on other sites', es: 'Perfiles en otros sitios' },
    }),
    bookingAddress: page({
      label: { en: 'Booking page', es: 'Página para reservar' },
      hint: {
        en: '“Book Now” leads to the contact page, where a button leads on to this page.',
        es: '«Reservar» lleva a la página de contacto; allí un botón lleva a esta página.',
      },
    }),
    bookingLanguages: field.known(
      field.spoken({ label: { en: 'Its languages', es: 'Sus idiomas' } }),
    ),
    existingPatients: existingPatients.prefault({}),
    referrals: field.knownGroup(
      { label: { en: 'Referrals', es: 'Remisiones' } },
      {
        fax: field.known(field.usPhone({ label: { en: 'Fax', es: 'Fax' } })),
        send: field.bilingual({ label: { en: 'What to send', es: 'Qué enviar' } }),
        report: field.bilingual({
          label: { en: 'What they hear back', es: 'Qué se les responde' },
        }),
      },
    ),
    civilRightsCoordinator: field.known(
      field.text({
        label: { en: 'Civil rights coordinator', es: 'A cargo de los derechos civiles' },
        hint: {
          en: 'Name and position of who hears complaints about discrimination. A practice with 15 or more employees that takes federal funds, such as Medicare, names one (45 CFR 92.7); a smaller one may write civilRightsCoordinator into “Does not apply”.',
          es: 'Nombre y cargo de quien atiende las quejas por discriminación. Lo nombra un consultorio con 15 empleados o más que recibe fondos federales, como Medicare (45 CFR 92.7); uno menor puede escribir civilRightsCoordinator en «No corresponde».',
        },
      }),
    ),
    reviewsAddress: page({
      label: { en: 'Page with a review service', es: 'Página en un servicio de reseñas' },
    }),
    neutralPage: field.webAddress({
      label: { en: 'Where “Leave this page” leads', es: 'Adonde lleva «Salir de esta página»' },
    }),
    figures: figures.prefault({}),
    video: field.known(clip({ label: { en: 'Welcome clip', es: 'Video de bienvenida' } })),
    doesNotApply: field.doesNotApply,
    domain: field.setUpOnce(bareDomain, {
      label: { en: 'Domain', es: 'Dominio' },
      hint: {
        en: 'Without www. The address of the site is always https://www. and this domain; the domain alone leads there.',
        es: 'Sin www. La dirección del sitio es siempre https://www. y este dominio; el dominio solo lleva allí.',
      },
    }),
    timeZone: field.setUpOnce(timeZone, { label: { en: 'Time zone', es: 'Zona horaria' } }),
    trackers: field
      .setUpOnce(trackers, {
        label: { en: 'Trackers', es: 'Herramientas de medición' },
        hint: {
          en: 'Ids; empty is none. Clarity’s terms exclude pages with health content, TikTok’s forbid passing health data on, and Google signs no HIPAA agreement for Analytics; a visitor’s consent changes none of that. A psychiatric practice does best to leave Replay and Pixel empty.',
          es: 'Identificadores; vacío, ninguna. Las condiciones de Clarity excluyen páginas de salud, las de TikTok prohíben enviarle datos de salud y Google no firma un acuerdo HIPAA para Analytics; el consentimiento no cambia nada de eso. A un consultorio de psiquiatría le conviene dejar vacíos Replay y Pixel.',
        },
      })
      .prefault({}),
    discretion: field.setUpOnce(
      field
        .choice({
          reduced: { en: 'Reduced', es: 'Reducida' },
          strict: { en: 'Strict', es: 'Estricta' },
        })()
        .default('strict'),
      {
        label: { en: 'Discretion', es: 'Discreción' },
        hint: {
          en: 'What tools may learn of the page, with consent. Reduced: on pages of conditions and treatments Analytics is told "/services/…"; Replay and Pixel see every page. Strict: these two do not run on the pages of conditions, towns, contact and emergencies.',
          es: 'Lo que las herramientas saben de la página, con consentimiento. Reducida: en las páginas de enfermedades y tratamientos, a Analytics se le da «/services/…»; Replay y Pixel ven todas las páginas. Estricta: esas dos no funcionan en las páginas de enfermedades, localidades, contacto y emergencias.',
        },
      },
    ),
    trackersDecidedOn: field.setUpOnce(field.known(field.pastDate()), {
      label: { en: 'Decided on', es: 'Decidido el' },
    }),
    storagePrefix: field.setUpOnce(field.textOf(/^[a-z0-9_]+$/, 'naples_psychiatry')(), {
      label: { en: 'Storage prefix', es: 'Prefijo de almacenamiento' },
      hint: asksAgain,
    }),
    cookiePolicyRevision: field.setUpOnce(field.count(), {
      label: { en: 'Cookie policy revision', es: 'Revisión de la política de cookies' },
      hint: asksAgain,
    }),
    formAddress: field.setUpOnce(field.known(field.webAddress()), {
      label: { en: 'Form address', es: 'Dirección del formulario' },
      hint: {
        en: 'Where the contact form is sent; empty opens the visitor’s mail program. A visitor is told that a message was received only if the service answers with the header Access-Control-Allow-Origin (the site’s address or *) and status 200, without leading to another page; ask its support for “CORS” and “JSON response”. What else it has to do: .github/OPERATING.md, The form.',
        es: 'Adonde se envía el formulario de contacto; vacío, se abre el programa de correo. Al visitante se le dice que el mensaje llegó solo si el servicio responde con el encabezado Access-Control-Allow-Origin (la dirección del sitio o *) y el estado 200, sin llevar a otra página; pregunte a su soporte por «CORS» y «JSON response». Lo demás que debe hacer: .github/OPERATING.md, The form.',
      },
    }),
    formService: field.setUpOnce(field.known(formService), {
      label: { en: 'Form service', es: 'Servicio del formulario' },
      hint: {
        en: 'It receives protected health information (45 CFR 160.103), and has to sign a business associate agreement before the form goes live (45 CFR 164.504(e)).',
        es: 'Recibe información de salud protegida (45 CFR 160.103) y tiene que firmar un acuerdo de socio comercial antes de que el formulario funcione (45 CFR 164.504(e)).',
      },
    }),
    editor: field.setUpOnce(field.known(editor), { label: { en: 'Editor', es: 'Editor' } }),
    // Empty by default: a CDN learns the address of each visitor before any consent.
    flags: field.setUpOnce(field.known(field.inBoth(field.webAddress())()), {
      label: { en: 'Flags of a CDN', es: 'Banderas de un CDN' },
    }),
  },
);

export type Practice = z.infer<typeof practiceSchema>;
