import { z } from 'zod';
import { daysAfter, isDay } from '../../time/days.server';
import { reachesSomebody } from '../reachable.server';
import { isAddress, isOfWeb } from '../text/links.server';
import { webAddressFault } from '../web-address.server';
import * as field from './fields.server';
import { message } from './message.server';

const expected = message({
  en: 'a day written as 2026-11-27, or a date and time written as 2026-11-25T17:00, by the clock of the practice',
  es: 'un día escrito como 2026-11-27, o una fecha y hora escritas como 2026-11-25T17:00, según el reloj del consultorio',
});
/**
 * A field for a moment: a date and time, or a day alone, which stands for a midnight.
 * @param after the number of days from the day to that midnight: 0 for the first day of a notice, 1 for its last
 */
const moment = (after: number) =>
  z
    .string({ error: expected })
    .refine((text) => isDay(text) || isDayAndTime(text), { abort: true, error: expected })
    .transform((text) => (isDay(text) ? `${daysAfter(text, after)}T00:00` : text))
    .meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$' });

/** Whether a text is a day and a time without a time zone: 12:00Z would not be the practice's clock. */
const isDayAndTime = (text: string) =>
  isDay(text.slice(0, 10)) && /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10));

const address = field.text
  .superRefine((link, context) => {
    const expected = isOfWeb(link) ? webAddressFault(link) : undefined;
    if (expected) context.addIssue({ code: 'custom', message: message(expected) });
  })
  .refine((link) => isOfWeb(link) || isAddress(link), {
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

const notice = z
  .strictObject({
    id: field.entryId,
    from: moment(0),
    until: moment(1),
    urgent: z.boolean(),
    text: field.bilingualLine,
    link: field.known(z.strictObject({ to: address, text: field.bilingual })),
  })
  .refine(({ from, until }) => from < until, {
    error: message({
      en: 'a moment after that from which the notice is shown',
      es: 'un momento posterior a aquel desde el que se muestra el aviso',
    }),
    path: ['until'],
  });

/** The schema of `notices.yaml`. */
export const noticesSchema = z.array(notice).check(field.haveIdsOnce);

export type Notice = z.infer<typeof notice>;
