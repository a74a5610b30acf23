import { z } from 'zod';
import { plainName } from '../../words/plain-name';
import * as field from './fields.server';
import { county } from './towns.server';

const state = z.enum(['in network', 'out of network', 'not accepted']);
export const insurerStates = state.options;

const insurer = z.strictObject({
  id: field.entryId,
  name: field.text,
  state: field.known(state),
  confirmedOn: field.known(field.pastDate),
  counties: field.nonEmptyList(county).check(field.haveNoneTwice()).optional(),
  alsoCalled: z.array(field.text).optional(),
});

/** The schema of `insurers.yaml`. */
export const insurersSchema = field
  .nonEmptyList(insurer)
  .check(field.haveIdsOnce)
  .check(
    field.noTwo<z.infer<typeof insurer>>(isSameInsurer, {
      en: 'an insurer that no entry above has by this name, however it is written, or calls so as well',
      es: 'una aseguradora que ninguna entrada anterior tenga con este nombre, se escriba como se escriba, ni entre sus otros nombres',
    }),
  );

/** Whether two insurers have a name in common, compared as the plan finder does. */
function isSameInsurer(one: z.infer<typeof insurer>, other: z.infer<typeof insurer>): boolean {
  // The plain form of a name without Latin letters is empty; such a name is compared as it is.
  const plain = (name: string) => plainName(name) || name;
  const name = plain(one.name);
  const otherName = plain(other.name);
  const isAmong = (name: string, { alsoCalled = [] }: z.infer<typeof insurer>) =>
    alsoCalled.some((called) => plain(called) === name);
  return name === otherName || isAmong(name, other) || isAmong(otherName, one);
}

export type Insurer = z.infer<typeof insurer>;

/** Whether the practice is in network with an insurer. */
export const isInNetwork = ({ state }: Pick<Insurer, 'state'>) => state === 'in network';

/** Whether the practice is in network with the insurer or program of an id, such as `medicare`. */
export const isIdInNetwork = (id: string, insurers: readonly Insurer[]) =>
  insurers.some((insurer) => insurer.id === id && isInNetwork(insurer));
