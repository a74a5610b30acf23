import { z } from 'zod';
import { week } from '../../time/days.server';
import * as field from './fields.server';
import { message } from './message.server';

const error = message({
  en: 'a time in 24 hours, written as 09:00',
  es: 'una hora de 24 horas, escrita como 09:00',
});
const time = z.iso.time({ precision: -1, abort: true, error });
const times = { opens: time, closes: time };
const opensFirst = z.refine<{ opens: string; closes: string }>(
  ({ opens, closes }) => opens < closes,
  {
    error: message({
      en: 'a time later than that of opening, in 24 hours: 5 pm is 17:00',
      es: 'una hora posterior a la de abrir, en 24 horas: las 5 de la tarde son 17:00',
    }),
    path: ['closes'],
  },
);

const openingHours = z
  .strictObject({
    days: field
      .nonEmptyList(z.enum(week))
      .transform((days) => week.filter((day) => days.includes(day))),
    ...times,
  })
  .check(opensFirst);

const exception = z
  .strictObject({
    from: field.date,
    until: field.date.optional(),
    reason: field.bilingual,
    hours: field.known(z.strictObject(times).check(opensFirst)),
  })
  .refine(({ from, until = from }) => from <= until, {
    error: message({
      en: 'a day not before the first one',
      es: 'un día que no sea anterior al primero',
    }),
    path: ['until'],
  });

// A day may have two entries, for the morning and the afternoon, but they must not overlap.
const noneOverlap = field.noTwo<z.infer<typeof openingHours>>(
  (one, other) =>
    one.days.some((day) => other.days.includes(day)) &&
    one.opens < other.closes &&
    other.opens < one.closes,
  {
    en: 'other days or times than those of the entries above',
    es: 'días u horas distintos de los de las entradas anteriores',
  },
);

const noDayTwice = field.noTwo<z.infer<typeof exception>>(
  ({ from, until = from }, other) => from <= (other.until ?? other.from) && other.from <= until,
  {
    en: 'other days than those of the entries above',
    es: 'días distintos de los de las entradas anteriores',
  },
);

/** The schema of `hours.yaml`. */
export const hoursSchema = z.strictObject({
  regular: field.nonEmptyList(openingHours).check(noneOverlap),
  exceptions: field.list(exception).check(noDayTwice),
});

export type OpeningHours = z.infer<typeof hoursSchema>;
export type Exception = OpeningHours['exceptions'][number];
