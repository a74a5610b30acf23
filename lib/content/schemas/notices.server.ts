import { z } from 'zod';
import { resolveLink } from '../markdown.server';
import { bilingual, entryId, fields, haveIdsOnce, hint, text } from './fields.server';

const moment = z.iso.datetime({
  local: true,
  precision: -1,
  abort: true,
  error: 'a date and time written as 2026-11-25T17:00, by the clock of the practice',
});

const address = text.check(({ value, issues }) => {
  resolveLink(value, 'en', (input, message) => issues.push({ code: 'custom', message, input }));
});

const words = { en: 'Closed for the storm: {phone}.', es: 'Cerrado por la tormenta: {phone}.' };

export const noticesSchema = z
  .array(
    z
      .strictObject({
        id: entryId.meta(hint('A new one for each; browsers note who hid it.', 'storm-2026-11')),
        from: moment.meta(hint('From when it is shown.', '2026-11-25T17:00')),
        until: moment.meta(hint('Shown until then; pages say its last day.', '2026-11-28T00:00')),
        urgent: z.boolean().meta(hint('An urgent one comes first and cannot be hidden.', false)),
        text: bilingual.meta(hint('What it says.', words)),
        link: fields('What visitors can follow, page:…, https://… or tel:…; null is nothing.', {
          to: address.meta(hint('Where it leads.', 'page:contact')),
          text: bilingual.meta(hint('Its words.', { en: 'Reach us', es: 'Comuníquese' })),
        }).nullable(),
      })
      .refine(({ from, until }) => from < until, {
        error: 'a moment after the first one',
        path: ['until'],
      }),
  )
  .check(haveIdsOnce);

export type Notice = z.infer<typeof noticesSchema>[number];
