import { z } from 'zod';
import { resolveLink } from '../markdown.server';
import { bilingual, entryId, fields, haveIdsOnce, hint, text } from './fields.server';

const moment = z.iso
  .datetime({
    local: true,
    precision: -1,
    error: 'a date and time written as 2026-11-25T17:00, by the clock of the practice',
  })
  .meta({ examples: ['2026-11-25T17:00'] });

const address = text.check(({ value, issues }) => {
  resolveLink(value, 'en', (input, message) => issues.push({ code: 'custom', message, input }));
});

const notice = z.strictObject({
  id: entryId.describe('Another one for each notice; a dismissed id is not shown again.'),
  from: moment.describe('From when it is shown.'),
  until: moment.describe('From when it is no longer shown.'),
  urgent: z.boolean().describe('An urgent notice comes first and cannot be dismissed.'),
  text: bilingual.describe('What the notice says.'),
  link: fields('What visitors can follow.', {
    to: address.meta(hint('Where it leads.', 'page:contact', 'https://…', 'tel:+12395550100')),
    text: bilingual.describe('The words of the link.'),
  })
    .nullable()
    .meta({ whenNull: 'nothing to follow' }),
});

export const noticesSchema = z
  .array(
    notice
      .refine(({ from, until }) => from < until, {
        error: 'a moment after the first one',
        path: ['until'],
      })
      .meta({
        examples: [
          {
            id: 'storm-2026-11',
            from: '2026-11-25T17:00',
            until: '2026-11-28T00:00',
            urgent: false,
            text: {
              en: 'Closed for the storm. Refills: {phone}.',
              es: 'Cerrado por la tormenta. Recetas: {phone}.',
            },
            link: {
              to: 'page:contact',
              text: { en: 'How to reach us', es: 'Cómo comunicarse con nosotros' },
            },
          },
        ],
      }),
  )
  .check(haveIdsOnce);

export type Notice = z.infer<typeof noticesSchema>[number];
