import { z } from 'zod';
import { entryId, haveIdsOnce, hint, listOf, pastDate, text } from './fields.server';
import { countyOf, type Towns } from './towns.server';

export const insurerStates = ['in network', 'out of network', 'not accepted'] as const;

export const insurersSchema = (towns: Towns | undefined) =>
  z
    .array(
      z.strictObject({
        id: entryId.meta(
          hint(
            'The name in small letters with hyphens; a logo of this name is shown if there is one.',
            'florida-blue',
          ),
        ),
        name: text.describe('The insurer’s name as it writes it itself.'),
        state: z
          .enum(insurerStates)
          .nullable()
          .meta({ title: 'Network', description: 'Whether you are in its network.' }),
        confirmedOn: pastDate
          .nullable()
          .describe('The day you confirmed it with the insurer; null is not confirmed.'),
        counties: listOf(countyOf(towns))
          .optional()
          .describe('Where that holds, if not everywhere.'),
        alsoCalled: z
          .array(text)
          .optional()
          .meta({
            title: 'Other names',
            ...hint('Other names that people type.', ['UHC', 'Optum']),
          }),
      }),
    )
    .min(1)
    .check(haveIdsOnce)
    .superRefine((insurers, context) => {
      insurers.forEach(({ name }, index) => {
        if (insurers.findIndex((other) => other.name === name) === index) return;
        const message = 'a name that no entry above has: each insurer once';
        context.addIssue({ code: 'custom', path: [index, 'name'], message });
      });
      const medicaid = insurers.find(({ id }) => id === 'medicaid');
      const ofFlorida = insurers.findIndex(({ id }) => id === 'florida-medicaid');
      if (medicaid && ofFlorida >= 0 && insurers[ofFlorida]?.state !== medicaid.state) {
        const message = 'the state of "medicaid": both names are of one program';
        context.addIssue({ code: 'custom', path: [ofFlorida, 'state'], message });
      }
    });

export type Insurer = z.infer<ReturnType<typeof insurersSchema>>[number];
