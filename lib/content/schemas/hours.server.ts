import { z } from 'zod';
import { type Day, week } from '../../dates.server';
import { bilingual, choice, date, known, label, list } from './fields.server';

const time = z.iso.time({ precision: -1, abort: true }).meta({ input: 'time' });
const times = {
  opens: time.meta(label('Opens', 'Abre')),
  closes: time.meta(label('Closes', 'Cierra')),
};
const opensFirst = {
  test: ({ opens, closes }: { opens: string; closes: string }) => opens < closes,
  params: {
    error: 'a time later than that of opening, in 24 hours: 5 pm is 17:00',
    path: ['closes'],
  },
};

const isInWeekOrder = (days: Day[]) =>
  days.every(
    (day, index) => index === 0 || week.indexOf(day) > week.indexOf(days[index - 1] as Day),
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

const openingHours = z
  .strictObject({
    days: z
      .array(day)
      .min(1)
      .refine(isInWeekOrder, 'days in the order of the week, each once')
      .meta(label('Days', 'Días')),
    ...times,
  })
  .refine(opensFirst.test, opensFirst.params)
  .meta(label('Hours', 'Horario'));

const exception = z
  .strictObject({
    from: date.meta(label('From', 'Desde')),
    until: date.optional().meta(label('Until', 'Hasta')),
    reason: bilingual.meta(label('Reason', 'Motivo')),
    hours: known(z.strictObject(times).refine(opensFirst.test, opensFirst.params)).meta(
      label('Hours', 'Horario'),
    ),
  })
  .refine(({ from, until = from }) => from <= until, {
    error: ({ input }) => `a day not before ${Object(input).from}, the first one`,
    path: ['until'],
  })
  .meta(label('Exception', 'Excepción'));

const haveDaysOnce = z.superRefine((exceptions: z.infer<typeof exception>[], context) => {
  exceptions.forEach(({ from, until = from }, index) => {
    const before = exceptions.slice(0, index);
    const other = before.find((day) => from <= (day.until ?? day.from) && day.from <= until);
    const message = `each day once; the entry from ${other?.from} has a day of these, too; delete one of the two, or give it other days`;
    if (other) context.addIssue({ code: 'custom', path: [index, 'from'], message });
  });
});

/** A day may have hours in the morning and others in the afternoon. */
const doNotOverlap = z.superRefine((entries: z.infer<typeof openingHours>[], context) => {
  entries.forEach(({ days, opens, closes }, index) => {
    for (const other of entries.slice(0, index)) {
      const day = days.find((day) => other.days.includes(day));
      if (!day || closes <= other.opens || other.closes <= opens) continue;
      const message = `${day} once, or at other times; the entry of ${other.days.join(', ')} has it from ${other.opens} to ${other.closes}: take it out of one of the two`;
      context.addIssue({ code: 'custom', path: [index, 'days'], message });
    }
  });
});

export const hoursSchema = z.strictObject({
  regular: z
    .array(openingHours)
    .min(1)
    .check(doNotOverlap)
    .meta(label('Regular hours', 'Horario normal')),
  exceptions: list(exception).check(haveDaysOnce).meta(label('Exceptions', 'Excepciones')),
});

export type OpeningHours = z.infer<typeof hoursSchema>;
export type Exception = OpeningHours['exceptions'][number];
