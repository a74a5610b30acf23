import { z } from 'zod';
import { daysAfter } from '../../dates.server';
import { resolveLink } from '../markdown.server';
import { bilingual, date, entryId, fields, haveIdsOnce, hint, text } from './fields.server';

const expected =
  'a day written as 2026-11-27, or a date and time written as 2026-11-25T17:00, by the clock of the practice';
/** @param after days from a day alone to the midnight that it stands for */
const moment = (after: number) =>
  z
    .string(expected)
    .transform((day) => (date.safeParse(day).success ? `${daysAfter(day, after)}T00:00` : day))
    .pipe(z.iso.datetime({ local: true, precision: -1, abort: true, error: expected }));
const pattern = '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$';

const address = text.refine(
  (link) => resolveLink(link, 'en') !== undefined,
  'page:contact or another page, else https://, tel:, sms: or mailto:',
);

const words = { en: 'Closed for the storm: {phone}.', es: 'Cerrado por la tormenta: {phone}.' };

export const noticesSchema = z
  .array(
    z
      .strictObject({
        id: entryId.meta(
          hint(
            'A name not used before: who closed an earlier notice then sees this one.',
            'storm-2026-11',
          ),
        ),
        from: moment(0).meta({
          ...hint('From when it is shown, by the clock of the practice.', '2026-11-25T17:00'),
          pattern,
          form: 'datetime',
        }),
        until: moment(1).meta({
          ...hint('The last day that it is shown; the file may have a time as well.', '2026-11-27'),
          pattern,
          form: 'date',
        }),
        urgent: z.boolean().meta(hint('An urgent one comes first and cannot be hidden.', false)),
        text: bilingual.meta(hint('What it says.', words)),
        link: fields('What visitors can follow, page:…, https://… or tel:…; null is nothing.', {
          to: address.meta({
            title: 'Destination',
            ...hint('Where it leads.', 'page:contact'),
          }),
          text: bilingual.meta(hint('Its words.', { en: 'Reach us', es: 'Comuníquese' })),
        })
          .nullable()
          .default(null),
      })
      .refine(({ from, until }) => from < until, {
        error: ({ input }) =>
          `a moment after ${Object(input).from}, from which the notice is shown`,
        path: ['until'],
      }),
  )
  .check(haveIdsOnce);

export type Notice = z.infer<typeof noticesSchema>[number];
