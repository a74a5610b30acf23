import { z } from 'zod';
import { type Day, week } from '../../dates.server';
import { bilingual, date, hint } from './fields.server';

const time = z.iso.time({
  precision: -1,
  error: 'a time of 24 hours, as 09:00 or, for 4 PM, 16:00',
  abort: true,
});
const times = {
  opens: time.describe('When the office opens, such as 09:00 AM; in the file 09:00.'),
  closes: time.describe('When the office closes, such as 05:00 PM; in the file 17:00.'),
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

const openingHours = z
  .strictObject({
    days: z
      .array(z.enum(week))
      .min(1)
      .refine(isInWeekOrder, 'days in the order of the week, each once')
      .meta(hint('Days with these hours.', ['Mo', 'Tu', 'We'])),
    ...times,
  })
  .refine(opensFirst.test, opensFirst.params);

const exception = z
  .strictObject({
    from: date.describe('The day, or the first of several.'),
    until: date.optional().describe('The last day, where there are several.'),
    reason: bilingual.meta(hint('Why the hours differ.', { en: 'Christmas', es: 'Navidad' })),
    hours: z
      .strictObject(times)
      .refine(opensFirst.test, opensFirst.params)
      .nullable()
      .describe('The hours on these days; null is closed.'),
  })
  .refine(({ from, until = from }) => from <= until, {
    error: ({ input }) => `a day not before ${Object(input).from}, the first one`,
    path: ['until'],
  });

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
    .meta({ title: 'Regular hours', description: 'The hours of an ordinary week.' }),
  exceptions: z.array(exception).check(haveDaysOnce).describe('Days with other hours, each once.'),
});

export type OpeningHours = z.infer<typeof hoursSchema>;
export type Exception = OpeningHours['exceptions'][number];
