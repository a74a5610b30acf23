import { z } from 'zod';
import { daysAfter } from '../../time/dates.server';
import { reachesSomebody } from '../reachable.server';
import { resolveLink } from '../text/links.server';
import * as field from './fields.server';
import { message } from './message.server';

const expected = message({
  en: 'a day written as 2026-11-27, or a date and time written as 2026-11-25T17:00, by the clock of the practice',
  es: 'un día escrito como 2026-11-27, o una fecha y hora escritas como 2026-11-25T17:00, según el reloj del consultorio',
});
/**
 * A field for a moment: a date and time, or a day alone, which stands for a midnight.
 * @param after the number of days from the day to that midnight: 0 if the day begins a time, 1 if it ends one
 * @param input what the editor enters it with
 */
const moment = (after: number, input: 'date' | 'datetime') =>
  field.kind(
    z
      .string({ error: expected })
      .transform((day) =>
        field.date().safeParse(day).success ? `${daysAfter(day, after)}T00:00` : day,
      )
      .pipe(z.iso.datetime({ local: true, precision: -1, abort: true, error: expected }))
      .meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$', input }),
  );

const address = field
  .text({ label: { en: 'To, such as page:contact', es: 'Adonde lleva, como page:contact' } })
  .refine((link) => resolveLink(link, 'en') !== undefined, {
    abort: true,
    error: message({
      en: 'page:contact or another page, else https://, tel:, sms: or mailto:',
      es: 'page:contact u otra página; si no, https://, tel:, sms: o mailto:',
    }),
  })
  .refine(reachesSomebody, {
    error: message({
      en: 'a number or address that reaches somebody: tel:+12395550100, tel:988 or mailto:name@example.com',
      es: 'un número o una dirección que lleguen a alguien: tel:+12395550100, tel:988 o mailto:nombre@example.com',
    }),
  });

const notice = field
  .group(
    { label: { en: 'Notice', es: 'Aviso' }, caption: ['text'] },
    {
      id: field.entryId({ label: { en: 'Id not used before', es: 'Identificador nuevo' } }),
      from: moment(0, 'datetime')({ label: { en: 'From', es: 'Desde' } }),
      until: moment(1, 'date')({ label: { en: 'Until', es: 'Hasta' } }),
      urgent: field.named(z.boolean(), {
        label: { en: 'Urgent: cannot be hidden', es: 'Urgente: no se puede cerrar' },
      }),
      text: field.bilingual({ label: { en: 'Text', es: 'Texto' } }),
      link: field.knownGroup(
        { label: { en: 'Link', es: 'Enlace' } },
        {
          to: address,
          text: field.bilingual({ label: { en: 'Words', es: 'Palabras' } }),
        },
      ),
    },
  )
  .refine(({ from, until }) => from < until, {
    error: message({
      en: 'a moment after that from which the notice is shown',
      es: 'un momento posterior a aquel desde el que se muestra el aviso',
    }),
    path: ['until'],
  });

/** The schema of `notices.yaml`. */
export const noticesSchema = field
  .array(notice, { label: { en: 'Notices', es: 'Avisos' } })
  .check(field.haveIdsOnce);

export type Notice = z.infer<typeof notice>;
