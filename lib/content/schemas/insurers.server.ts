import { z } from 'zod';
import { text } from './fields.server';

/** `content/insurers.yaml`: the plans accepted, in the order shown. */
export const insurersSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
      name: text,
    }),
  )
  .min(1)
  .superRefine((insurers, context) => {
    insurers.forEach(({ id }, index) => {
      if (insurers.findIndex((other) => other.id === id) < index) {
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'an id used only once' });
      }
    });
  });

export type Insurer = z.infer<typeof insurersSchema>[number];
