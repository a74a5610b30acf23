import type { z } from 'zod';
import { plainName } from '../../words/plain-name';
import * as field from './fields.server';
import { county } from './towns.server';

const state = field.choice({
  'in network': { en: 'In network', es: 'Dentro de la red' },
  'out of network': { en: 'Out of network', es: 'Fuera de la red' },
  'not accepted': { en: 'Not accepted', es: 'No se acepta' },
});
export const insurerStates = state().options;

const otherName = field.text({ label: { en: 'Other name', es: 'Otro nombre' } });

const insurer = field.group(
  { label: { en: 'Insurer', es: 'Seguro' }, caption: ['name'] },
  {
    id: field.entryId({
      label: { en: 'Id, also of the logo', es: 'Identificador, también del logotipo' },
    }),
    name: field.text({ label: { en: 'Name', es: 'Nombre' } }),
    state: field.known(state({ label: { en: 'Network', es: 'Red del seguro' } })),
    confirmedOn: field.known(
      field.pastDate({ label: { en: 'Confirmed on', es: 'Confirmado el' } }),
    ),
    counties: field
      .listOf(county, { label: { en: 'Only in these counties', es: 'Solo en estos condados' } })
      .check(field.haveNoneTwice())
      .optional(),
    alsoCalled: field
      .array(otherName, {
        label: { en: 'Other names that people type', es: 'Otros nombres que la gente escribe' },
      })
      .optional(),
  },
);

/** The schema of `insurers.yaml`. */
export const insurersSchema = field
  .listOf(insurer, {
    label: { en: 'Insurers', es: 'Seguros' },
    hint: { en: 'In this order.', es: 'En este orden.' },
  })
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
