import { z } from 'zod';
import { type Day, week } from '../../hours.server';
import { bilingual, date } from './fields.server';

const time = z.iso.time({ precision: -1, error: 'a time written as 09:00' });
const opensFirst = {
  test: ({ opens, closes }: { opens: string; closes: string }) => opens < closes,
  params: { error: 'a time later than that of opening', path: ['closes'] },
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
      .refine(isInWeekOrder, 'days in the order of the week, each once'),
    opens: time,
    closes: time,
  })
  .refine(opensFirst.test, opensFirst.params);

const exception = z
  .strictObject({
    from: date,
    /** The last day; absent where it is one day. */
    until: date.optional(),
    reason: bilingual,
    /** The hours on these days; null means closed. */
    hours: z
      .strictObject({ opens: time, closes: time })
      .refine(opensFirst.test, opensFirst.params)
      .nullable(),
  })
  .refine(({ from, until = from }) => from <= until, {
    error: 'a day not before the first one',
    path: ['until'],
  });

/** `content/hours.yaml`: when the office is open, and on which days it is otherwise. */
export const hoursSchema = z.strictObject({
  regular: z.array(openingHours).min(1),
  exceptions: z.array(exception),
});

export type OpeningHours = z.infer<typeof hoursSchema>;
export type Exception = OpeningHours['exceptions'][number];
