import { z } from 'zod';
import { type Day, week } from '../../dates.server';
import * as field from './fields.server';

const error = 'a time in 24 hours, written as 09:00';
const time = field.kind(z.iso.time({ precision: -1, abort: true, error }).meta({ input: 'time' }));
const times = { opens: time('Opens', 'Abre'), closes: time('Closes', 'Cierra') };
const opensFirst = z.refine<{ opens: string; closes: string }>(
  ({ opens, closes }) => opens < closes,
  { error: 'a time later than that of opening, in 24 hours: 5 pm is 17:00', path: ['closes'] },
);

const day = field.choice<Day>({
  Mo: ['Monday', 'Lunes'],
  Tu: ['Tuesday', 'Martes'],
  We: ['Wednesday', 'Miércoles'],
  Th: ['Thursday', 'Jueves'],
  Fr: ['Friday', 'Viernes'],
  Sa: ['Saturday', 'Sábado'],
  Su: ['Sunday', 'Domingo'],
});

const openingHours = field
  .group('Hours', 'Horario', {
    days: field
      .listOf(day(), 'Days', 'Días')
      .transform((days) => week.filter((day) => days.includes(day))),
    ...times,
  })
  .check(opensFirst);

const exception = field
  .group('Exception', 'Excepción', {
    from: field.date('From', 'Desde'),
    until: field.date('Until', 'Hasta').optional(),
    reason: field.bilingual('Reason', 'Motivo'),
    hours: field.known(field.group('Hours', 'Horario', times).check(opensFirst)),
  })
  .refine(({ from, until = from }) => from <= until, {
    error: 'a day not before the first one',
    path: ['until'],
  });

// A day may have hours in the morning and others in the afternoon.
const noneOverlap = field.noTwo<z.infer<typeof openingHours>>(
  (one, other) =>
    one.days.some((day) => other.days.includes(day)) &&
    one.opens < other.closes &&
    other.opens < one.closes,
  'other days or times than those of the entries above',
);

const noDayTwice = field.noTwo<z.infer<typeof exception>>(
  ({ from, until = from }, other) => from <= (other.until ?? other.from) && other.from <= until,
  'other days than those of the entries above',
);

export const hoursSchema = field.group('Hours', 'Horario', {
  regular: field.listOf(openingHours, 'Regular hours', 'Horario normal').check(noneOverlap),
  exceptions: field.list(exception, 'Exceptions', 'Excepciones').check(noDayTwice),
});

export type OpeningHours = z.infer<typeof hoursSchema>;
export type Exception = OpeningHours['exceptions'][number];
