import { z } from 'zod';
import { daysAfter } from '../../dates.server';
import { resolveLink } from '../text/links.server';
import * as field from './fields.server';

const expected =
  'a day written as 2026-11-27, or a date and time written as 2026-11-25T17:00, by the clock of the practice';
/** @param after days from a day alone to the midnight that it stands for */
const moment = (after: number, input: 'date' | 'datetime') =>
  field.kind(
    z
      .string(expected)
      .transform((day) =>
        field.date().safeParse(day).success ? `${daysAfter(day, after)}T00:00` : day,
      )
      .pipe(z.iso.datetime({ local: true, precision: -1, abort: true, error: expected }))
      .meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$', input }),
  );

const address = field
  .text('To, such as page:contact', 'Adonde lleva, como page:contact')
  .refine(
    (link) => resolveLink(link, 'en') !== undefined,
    'page:contact or another page, else https://, tel:, sms: or mailto:',
  );

const notice = field
  .group('Notice', 'Aviso', {
    id: field.entryId('Id not used before', 'Identificador nuevo'),
    from: moment(0, 'datetime')('From', 'Desde'),
    until: moment(1, 'date')('Until', 'Hasta'),
    urgent: field.named(z.boolean(), 'Urgent: cannot be hidden', 'Urgente: no se puede cerrar'),
    text: field.bilingual('Text', 'Texto'),
    link: field.knownGroup('Link', 'Enlace', {
      to: address,
      text: field.bilingual('Words', 'Palabras'),
    }),
  })
  .refine(({ from, until }) => from < until, {
    error: 'a moment after that from which the notice is shown',
    path: ['until'],
  });

export const noticesSchema = field.array(notice, 'Notices', 'Avisos').check(field.haveIdsOnce);

export type Notice = z.infer<typeof notice>;
