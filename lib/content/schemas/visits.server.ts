import { z } from 'zod';
import * as field from './fields.server';
import { message } from './message.server';

const newPatients = field.choice({
  accepted: { en: 'Accepted', es: 'Se aceptan' },
  waitingList: { en: 'Waiting list', es: 'Lista de espera' },
  notAccepted: { en: 'Not accepted', es: 'No se aceptan' },
});
const price = field.kind(z.int().min(0));

/** The ways to pay for a visit. The dictionaries have their names. */
const paymentWay = field.choice({
  cards: { en: 'Cards', es: 'Tarjetas' },
  cash: { en: 'Cash', es: 'Efectivo' },
  checks: { en: 'Checks', es: 'Cheques' },
  hsa: { en: 'HSA', es: 'HSA' },
});

const kindOfVisit = field.choice({
  first: { en: 'First', es: 'Primera' },
  followUp: { en: 'Follow up', es: 'De seguimiento' },
  video: { en: 'Video', es: 'Video' },
  other: { en: 'Other', es: 'Otra' },
});

const kind = field.group(
  { label: { en: 'Kind', es: 'Tipo de consulta' }, caption: ['name'] },
  {
    id: kindOfVisit({ label: { en: 'Kind', es: 'Tipo' } }),
    name: field.bilingual({ label: { en: 'Name', es: 'Nombre' } }),
    price: field.known(
      price({
        label: { en: 'Price', es: 'Tarifa' },
        hint: { en: 'Without insurance.', es: 'Sin seguro.' },
      }),
    ),
    minutes: field.known(field.count({ label: { en: 'Minutes', es: 'Minutos' } })),
    forWhom: field.known(field.bilingual({ label: { en: 'For whom', es: 'Para quién' } })),
  },
);

const staff = field.group(
  { label: { en: 'Staff language', es: 'Idioma del personal' }, caption: ['who'] },
  {
    who: field.bilingual({ label: { en: 'Who', es: 'Quién' } }),
    languages: field.spoken({ label: { en: 'Languages (en, es)', es: 'Idiomas (en, es)' } }),
  },
);

/** An answer that pages print unchanged. */
const answer = (labels: field.Labels) => field.known(field.bilingual(labels));

const answers = field.group(
  { label: { en: 'Answers, in whole sentences', es: 'Respuestas, en oraciones completas' } },
  {
    afterHours: answer({
      label: { en: 'Urgent question while closed', es: 'Duda urgente con todo cerrado' },
    }),
    otherHours: answer({
      label: { en: 'Visits early, at noon or late', es: 'Consultas temprano, a mediodía o tarde' },
    }),
    benefits: answer({
      label: { en: 'Who asks the insurer the cost', es: 'Quién pregunta el costo al seguro' },
    }),
    rhythm: answer({
      label: { en: 'How often, once treatment works', es: 'Cada cuánto, ya con buen tratamiento' },
    }),
    letters: answer({
      label: { en: 'Letters and forms: cost, time', es: 'Cartas y formularios: costo, tiempo' },
    }),
    videoProgram: answer({
      label: { en: 'Video program, and account', es: 'Programa de video, y si pide cuenta' },
    }),
    stimulants: answer({
      label: { en: 'Whether stimulants are prescribed at all', es: 'Si se recetan estimulantes' },
    }),
    stimulantsContinued: answer({
      label: { en: 'Stimulants of another doctor', es: 'Estimulantes de otro médico' },
    }),
    firstAdhdVisit: answer({
      label: { en: 'First ADHD visit by video', es: 'Primera consulta por TDAH por video' },
    }),
    papers: answer({
      label: { en: 'What is not asked: immigration, SSN', es: 'No se pregunta: inmigración, SSN' },
    }),
    wait: answer({
      label: { en: 'How long new patients wait', es: 'Cuánto esperan los pacientes nuevos' },
    }),
    discount: answer({
      label: { en: 'Lower price without insurance', es: 'Rebaja para quien no tiene seguro' },
      hint: {
        en: 'Ask a lawyer first: Florida has a rule on offers of free or discounted services (section 456.062).',
        es: 'Consulte antes a un abogado: Florida tiene una regla sobre ofertas gratis o con descuento (sección 456.062).',
      },
    }),
    phoneOnly: answer({
      label: { en: 'Visits by phone, without video', es: 'Consultas por teléfono, sin video' },
      hint: {
        en: 'For whoever has no smartphone or no signal.',
        es: 'Para quien no tiene teléfono con cámara o no tiene señal.',
      },
    }),
    children: answer({
      label: { en: 'Whether children may come along', es: 'Si se puede venir con niños' },
    }),
    controlledByVideo: answer({
      label: {
        en: 'Controlled medications before an office visit',
        es: 'Medicamentos controlados sin haber venido',
      },
      hint: {
        en: 'Whether the practice prescribes them by video under the temporary federal rule. Shown until that rule ends, December 31, 2026.',
        es: 'Si el consultorio los receta por video con la regla federal temporal. Se muestra hasta que la regla termina, el 31 de diciembre de 2026.',
      },
    }),
    controlledLater: answer({
      label: {
        en: 'Controlled medications after that rule',
        es: 'Medicamentos controlados después de esa regla',
      },
      hint: {
        en: 'For patients whom the doctor has seen only by video: what happens from January 1, 2027.',
        es: 'Para los pacientes que solo han tenido consultas por video: qué pasa desde el 1 de enero de 2027.',
      },
    }),
  },
);

/** The schema of `visits.yaml`. */
export const visitsSchema = field.group(
  { label: { en: 'Visits', es: 'Consultas' } },
  {
    sample: field.sample,
    newPatients: field.known(
      newPatients({ label: { en: 'New patients', es: 'Pacientes nuevos' } }),
    ),
    nextOpening: field.known(
      field
        .group(
          { label: { en: 'Next opening', es: 'Próxima cita libre' } },
          {
            date: field.date({ label: { en: 'Day of the visit', es: 'Día de la consulta' } }),
            confirmedOn: field.pastDate({ label: { en: 'Confirmed on', es: 'Confirmado el' } }),
            shownForDays: field.count({
              label: { en: 'Shown for days', es: 'Días que se muestra' },
            }),
          },
        )
        .refine(({ date, confirmedOn }) => confirmedOn <= date, {
          error: message({
            en: 'a day not before that on which the opening was confirmed',
            es: 'un día que no sea anterior a aquel en que se confirmó la cita',
          }),
          path: ['date'],
        }),
    ),
    kinds: field.listOf(kind, { label: { en: 'Kinds', es: 'Tipos de consulta' } }),
    missedVisitFee: field.known(
      price({
        label: { en: 'Missed visit fee', es: 'Cargo por no venir' },
        hint: { en: '0 is none, and says so.', es: '0 es ninguno, y así se dice.' },
      }),
    ),
    paidBy: field.known(
      field
        .listOf(paymentWay(), { label: { en: 'Paid by', es: 'Formas de pago' } })
        .check(field.haveNoneTwice()),
    ),
    superbill: field.yesOrNo({
      label: { en: 'Bill for the insurer', es: 'Factura para el seguro' },
    }),
    medicareAssignment: field.yesOrNo({
      label: {
        en: 'Medicare’s amount is full payment',
        es: 'Lo que aprueba Medicare es pago total',
      },
      hint: {
        en: 'Whether the practice accepts assignment. Asked only where it takes Medicare.',
        es: 'Si el consultorio acepta la asignación. Solo si acepta Medicare.',
      },
    }),
    office: field.yesOrNo({
      label: { en: 'Visits in the office', es: 'Consultas en el consultorio' },
    }),
    videoFrom: field.known(
      field.bilingual({
        label: { en: 'Where patients must be for video', es: 'Lugar para video' },
      }),
    ),
    ages: field.known(
      field
        .group(
          { label: { en: 'Ages', es: 'Edades' } },
          {
            from: field.count({ label: { en: 'From', es: 'Desde' } }),
            to: field
              .count({ label: { en: 'To (empty: no limit)', es: 'Hasta (vacío: sin límite)' } })
              .optional(),
          },
        )
        .refine(({ from, to = from }) => from <= to, {
          error: message({
            en: 'an age not below the first one',
            es: 'una edad que no sea menor que la primera',
          }),
          path: ['to'],
        }),
    ),
    staffLanguages: field.known(
      field.array(staff, { label: { en: 'Staff languages', es: 'Idiomas del personal' } }),
    ),
    replyWithin: field.known(
      field.count({
        label: { en: 'Business days until an answer', es: 'Días hábiles hasta una respuesta' },
      }),
    ),
    refillsWithin: field.known(
      field.count({
        label: { en: 'Business days until a refill', es: 'Días hábiles hasta un resurtido' },
      }),
    ),
    callBackWithin: field.known(
      field.count({
        label: {
          en: 'Minutes until a call back at night',
          es: 'Minutos hasta la llamada de noche',
        },
        hint: {
          en: 'For urgent calls while the office is closed. It is said after that answer.',
          es: 'Para llamadas urgentes con el consultorio cerrado. Se dice después de esa respuesta.',
        },
      }),
    ),
    coverage: field.known(
      field.bilingual({ label: { en: 'Who answers otherwise', es: 'Quién responde si no está' } }),
    ),
    answers: answers.prefault({}),
    doesNotApply: field.doesNotApply,
  },
);

export type Visits = z.infer<typeof visitsSchema>;
