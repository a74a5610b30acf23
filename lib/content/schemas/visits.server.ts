import { z } from 'zod';
import * as field from './fields.server';

const newPatients = field.choice({
  accepted: ['Accepted', 'Se aceptan'],
  waitingList: ['Waiting list', 'Lista de espera'],
  notAccepted: ['Not accepted', 'No se aceptan'],
});
const price = field.kind(z.int().min(0));

const paymentWay = field.choice({
  cards: ['Cards', 'Tarjetas'],
  cash: ['Cash', 'Efectivo'],
  checks: ['Checks', 'Cheques'],
  hsa: ['HSA', 'HSA'],
});
/** What a visit may be paid with; the dictionaries name each. */
export const paymentWays = paymentWay().options;

const kindOfVisit = field.choice({
  first: ['First', 'Primera'],
  followUp: ['Follow up', 'De seguimiento'],
  video: ['Video', 'Video'],
  other: ['Other', 'Otra'],
});

const kind = field.group('Kind', 'Tipo de consulta', {
  id: kindOfVisit('Kind', 'Tipo'),
  name: field.bilingual('Name', 'Nombre'),
  price: field.known(price('Price', 'Tarifa', 'Without insurance.', 'Sin seguro.')),
  minutes: field.known(field.count('Minutes', 'Minutos')),
  forWhom: field.known(field.bilingual('For whom', 'Para quién')),
});

const staff = field.group('Staff language', 'Idioma del personal', {
  who: field.bilingual('Who', 'Quién'),
  languages: field.spoken('Languages (en, es)', 'Idiomas (en, es)'),
});

/** What pages print as it is. */
const answer = (en: string, es: string) => field.known(field.bilingual(en, es));

const answers = field.group('Answers, in whole sentences', 'Respuestas, en oraciones completas', {
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
});

export const visitsSchema = field.group('Visits', 'Consultas', {
  sample: field.sample,
  newPatients: field.known(newPatients('New patients', 'Pacientes nuevos')),
  nextOpening: field.knownGroup('Next opening', 'Próxima cita libre', {
    date: field.date('Day of the visit', 'Día de la consulta'),
    confirmedOn: field.pastDate('Confirmed on', 'Confirmado el'),
    shownForDays: field.count('Shown for days', 'Días que se muestra'),
  }),
  kinds: field.listOf(kind, 'Kinds', 'Tipos de consulta'),
  missedVisitFee: field.known(price('Missed visit fee', 'Cargo por no venir')),
  paidBy: field.known(field.listOf(paymentWay(), 'Paid by', 'Formas de pago')),
  superbill: field.yesOrNo('Bill for the insurer', 'Factura para el seguro'),
  office: field.yesOrNo('Visits in the office', 'Consultas en el consultorio'),
  videoFrom: field.known(field.bilingual('Where patients must be for video', 'Lugar para video')),
  ages: field.knownGroup('Ages', 'Edades', {
    from: field.count('From', 'Desde'),
    to: field.count('To (empty: no limit)', 'Hasta (vacío: sin límite)').optional(),
  }),
  staffLanguages: field.known(field.array(staff, 'Staff languages', 'Idiomas del personal')),
  replyWithin: field.known(
    field.count('Business days until an answer', 'Días hábiles hasta una respuesta'),
  ),
  refillsWithin: field.known(
    field.count('Business days until a refill', 'Días hábiles hasta un resurtido'),
  ),
  coverage: field.known(field.bilingual('Who answers otherwise', 'Quién responde si no está')),
  answers: answers.prefault({}),
});

export type Visits = z.infer<typeof visitsSchema>;
