import { z } from 'zod';
import { type Day, week } from '../../dates.server';
import {
  bilingual,
  choice,
  date,
  fields,
  known,
  label,
  list,
  listOf,
  noTwo,
} from './fields.server';

const time = z.iso.time({ precision: -1, abort: true }).meta({ input: 'time' });
const times = {
  opens: time.meta(label('Opens', 'Abre')),
  closes: time.meta(label('Closes', 'Cierra')),
};
const opensFirst = z.refine<{ opens: string; closes: string }>(
  ({ opens, closes }) => opens < closes,
  { error: 'a time later than that of opening, in 24 hours: 5 pm is 17:00', path: ['closes'] },
);

const day = choice<Day>({
  Mo: ['Monday', 'Lunes'],
  Tu: ['Tuesday', 'Martes'],
  We: ['Wednesday', 'Miércoles'],
  Th: ['Thursday', 'Jueves'],
  Fr: ['Friday', 'Viernes'],
  Sa: ['Saturday', 'Sábado'],
  Su: ['Sunday', 'Domingo'],
});

const openingHours = fields(label('Hours', 'Horario'), {
  days: listOf(day)
    .transform((days) => week.filter((day) => days.includes(day)))
    .meta(label('Days', 'Días')),
  ...times,
}).check(opensFirst);

const exception = fields(label('Exception', 'Excepción'), {
  from: date.meta(label('From', 'Desde')),
  until: date.optional().meta(label('Until', 'Hasta')),
  reason: bilingual.meta(label('Reason', 'Motivo')),
  hours: known(fields(label('Hours', 'Horario'), times).check(opensFirst)),
}).refine(({ from, until = from }) => from <= until, {
  error: 'a day not before the first one',
  path: ['until'],
});

export const hoursSchema = z.strictObject({
  regular: listOf(openingHours)
    .check(
      // A day may have hours in the morning and others in the afternoon.
      noTwo<z.infer<typeof openingHours>>(
        (one, other) =>
          one.days.some((day) => other.days.includes(day)) &&
          one.opens < other.closes &&
          other.opens < one.closes,
        'other days or times than those of the entries above',
      ),
    )
    .meta(label('Regular hours', 'Horario normal')),
  exceptions: list(exception)
    .check(
      noTwo<z.infer<typeof exception>>(
        ({ from, until = from }, other) =>
          from <= (other.until ?? other.from) && other.from <= until,
        'other days than those of the entries above',
      ),
    )
    .meta(label('Exceptions', 'Excepciones')),
});

export type OpeningHours = z.infer<typeof hoursSchema>;
export type Exception = OpeningHours['exceptions'][number];
