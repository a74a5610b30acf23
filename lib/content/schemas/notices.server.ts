import { z } from 'zod';
import { resolveLink } from '../markdown.server';
import { bilingual, haveIdsOnce, text } from './fields.server';

/** A moment by the practice's clock. */
const moment = z.iso.datetime({
  local: true,
  precision: -1,
  error: 'a date and time written as 2026-11-25T17:00, by the clock of the practice',
});

const address = text.check(({ value, issues }) => {
  resolveLink(value, 'en', (input, message) => issues.push({ code: 'custom', message, input }));
});

/** `content/notices.yaml`: what stands above the header for a time. */
export const noticesSchema = z
  .array(
    z
      .strictObject({
        /** Names the notice where a browser remembers that it was dismissed. */
        id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
        from: moment,
        /** From then on it is not shown. */
        until: moment,
        /** An urgent notice cannot be dismissed. */
        urgent: z.boolean(),
        text: bilingual,
        /** `page:contact`, `https://…` or `tel:…`; null where there is nothing to follow. */
        link: z.strictObject({ to: address, text: bilingual }).nullable(),
      })
      .refine(({ from, until }) => from < until, {
        error: 'a moment after the first one',
        path: ['until'],
      }),
  )
  .check(haveIdsOnce);

export type Notice = z.infer<typeof noticesSchema>[number];
