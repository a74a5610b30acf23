import { z } from 'zod';
import { date, entryId, haveIdsOnce, hint, text } from './fields.server';
import { countyOf, type Towns } from './towns.server';

export const insurerStates = ['in network', 'out of network', 'not accepted'] as const;

export const insurersSchema = (towns: Towns | undefined) =>
  z
    .array(
      z.strictObject({
        id: entryId.meta(hint('Name of the logo in content/images/insurers.', 'florida-blue')),
        name: text.describe('The insurer’s name as it writes it itself.'),
        state: z.enum(insurerStates).nullable().meta({
          description: 'What the practice is to the insurer.',
          whenNull: 'the practice has not said',
        }),
        confirmedOn: date.nullable().meta({
          description: 'The day on which the practice confirmed the state.',
          whenNull: 'not confirmed yet',
        }),
        counties: z
          .array(countyOf(towns))
          .min(1)
          .optional()
          .describe('The only counties in which the state holds; left out, it holds everywhere.'),
        alsoCalled: z
          .array(text)
          .optional()
          .meta(hint('Other names that people type.', ['UHC', 'Optum'])),
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
