import { z } from 'zod';
import {
  bilingual,
  choice,
  count,
  date,
  fields,
  known,
  label,
  listOf,
  pastDate,
  sample,
  spoken,
  yesOrNo,
} from './fields.server';

const newPatients = choice({
  accepted: ['Accepted', 'Se aceptan'],
  waitingList: ['Waiting list', 'Lista de espera'],
  notAccepted: ['Not accepted', 'No se aceptan'],
});
const price = z.int().min(0);

const paymentWay = choice({
  cards: ['Cards', 'Tarjetas'],
  cash: ['Cash', 'Efectivo'],
  checks: ['Checks', 'Cheques'],
  hsa: ['HSA', 'HSA'],
});
/** What a visit may be paid with; the dictionaries name each. */
export const paymentWays = paymentWay.options;

const kindId = choice({
  first: ['First', 'Primera'],
  followUp: ['Follow up', 'De seguimiento'],
  video: ['Video', 'Video'],
  other: ['Other', 'Otra'],
});

const kind = fields(label('Kind', 'Tipo de consulta'), {
  id: kindId.meta(label('Kind', 'Tipo')),
  name: bilingual.meta(label('Name', 'Nombre')),
  price: known(price).meta(label('Price', 'Tarifa', 'Without insurance.', 'Sin seguro.')),
  minutes: known(count).meta(label('Minutes', 'Minutos')),
  forWhom: known(bilingual).meta(label('For whom', 'Para quién')),
});

const staff = fields(label('Staff language', 'Idioma del personal'), {
  who: bilingual.meta(label('Who', 'Quién')),
  languages: spoken.meta(label('Languages (en, es)', 'Idiomas (en, es)')),
});

/** What pages print as it is. */
const answer = (en: string, es: string) => known(bilingual).meta(label(en, es));

export const visitsSchema = z.strictObject({
  sample,
  newPatients: known(newPatients).meta(label('New patients', 'Pacientes nuevos')),
  nextOpening: known(
    fields(label('Next opening', 'Próxima cita libre'), {
      date: date.meta(label('Day of the visit', 'Día de la consulta')),
      confirmedOn: pastDate.meta(label('Confirmed on', 'Confirmado el')),
      shownForDays: count.meta(label('Shown for days', 'Días que se muestra')),
    }),
  ),
  kinds: listOf(kind).meta(label('Kinds', 'Tipos de consulta')),
  missedVisitFee: known(price).meta(label('Missed visit fee', 'Cargo por no venir')),
  paidBy: known(listOf(paymentWay)).meta(label('Paid by', 'Formas de pago')),
  superbill: yesOrNo.meta(label('Bill for the insurer', 'Factura para el seguro')),
  office: yesOrNo.meta(label('Visits in the office', 'Consultas en el consultorio')),
  videoFrom: known(bilingual).meta(label('Where patients must be for video', 'Lugar para video')),
  ages: known(
    fields(label('Ages', 'Edades'), {
      from: count.meta(label('From', 'Desde')),
      to: count.optional().meta(label('To (empty: no limit)', 'Hasta (vacío: sin límite)')),
    }),
  ),
  staffLanguages: known(z.array(staff)).meta(label('Staff languages', 'Idiomas del personal')),
  replyWithin: known(count).meta(
    label('Business days until an answer', 'Días hábiles hasta una respuesta'),
  ),
  refillsWithin: known(count).meta(
    label('Business days until a refill', 'Días hábiles hasta un resurtido'),
  ),
  coverage: known(bilingual).meta(label('Who answers otherwise', 'Quién responde si no está')),
  answers: fields(label('Answers, in whole sentences', 'Respuestas, en oraciones completas'), {
    afterHours: answer('Urgent question while closed', 'Duda urgente con todo cerrado'),
    otherHours: answer('Visits early, at noon or late', 'Consultas temprano, a mediodía o tarde'),
    benefits: answer('Who asks the insurer the cost', 'Quién pregunta el costo al seguro'),
    rhythm: answer('How often, once treatment works', 'Cada cuánto, ya con buen tratamiento'),
    letters: answer('Letters and forms: cost, time', 'Cartas y formularios: costo, tiempo'),
    videoProgram: answer('Video program, and account', 'Programa de video, y si pide cuenta'),
    stimulants: answer('Whether stimulants are prescribed at all', 'Si se recetan estimulantes'),
    stimulantsContinued: answer('Stimulants of another doctor', 'Estimulantes de otro médico'),
    firstAdhdVisit: answer('First ADHD visit by video', 'Primera consulta por TDAH por video'),
    papers: answer('What is not asked: immigration, SSN', 'No se pregunta: inmigración, SSN'),
  }).prefault({}),
});

export type Visits = z.infer<typeof visitsSchema>;
