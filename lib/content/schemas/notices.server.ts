import { z } from 'zod';
import { daysAfter } from '../../dates.server';
import { resolveLink } from '../markdown.server';
import { bilingual, date, entryId, fields, haveIdsOnce, known, label, text } from './fields.server';

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

export const noticesSchema = z
  .array(
    fields(label('Notice', 'Aviso'), {
      id: entryId.meta(label('Id not used before', 'Identificador nuevo')),
      from: moment(0).meta({ ...label('From', 'Desde'), pattern, input: 'datetime' }),
      until: moment(1).meta({ ...label('Until', 'Hasta'), pattern, input: 'date' }),
      urgent: z.boolean().meta(label('Urgent: cannot be hidden', 'Urgente: no se puede cerrar')),
      text: bilingual.meta(label('Text', 'Texto')),
      link: known(
        fields(label('Link', 'Enlace'), {
          to: address.meta(label('To, such as page:contact', 'Adonde lleva, como page:contact')),
          text: bilingual.meta(label('Words', 'Palabras')),
        }),
      ),
    }).refine(({ from, until }) => from < until, {
      error: 'a moment after that from which the notice is shown',
      path: ['until'],
    }),
  )
  .check(haveIdsOnce);

export type Notice = z.infer<typeof noticesSchema>[number];
