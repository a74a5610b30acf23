import { z } from 'zod';
import { date, haveIdsOnce, text } from './fields.server';
import { countyOf, type Towns } from './towns.server';

export const insurerStates = ['in network', 'out of network', 'not accepted'] as const;

/**
 * `content/insurers.yaml`: the insurers that patients ask about, in the order shown. `id` names the
 * logo.
 */
export const insurersSchema = (towns: Towns) =>
  z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
        name: text,
        /** Null where the practice has not said. */
        state: z.enum(insurerStates).nullable(),
        /** The day on which the practice confirmed the state. */
        confirmedOn: date.nullable(),
        /** The only counties in which the state holds; absent where it holds everywhere. */
        counties: z.array(countyOf(towns)).min(1).optional(),
        /** Other names that people type. */
        alsoCalled: z.array(text).optional(),
      }),
    )
    .min(1)
    .check(haveIdsOnce)
    .superRefine((insurers, context) => {
      const medicaid = insurers.find(({ id }) => id === 'medicaid');
      const ofFlorida = insurers.findIndex(({ id }) => id === 'florida-medicaid');
      if (medicaid && ofFlorida >= 0 && insurers[ofFlorida]?.state !== medicaid.state) {
        const message = 'the state of "medicaid": both names are of one program';
        context.addIssue({ code: 'custom', path: [ofFlorida, 'state'], message });
      }
    });

export type Insurer = z.infer<ReturnType<typeof insurersSchema>>[number];
