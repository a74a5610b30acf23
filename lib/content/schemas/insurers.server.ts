import { z } from 'zod';
import {
  choice,
  entryId,
  fields,
  haveIdsOnce,
  known,
  label,
  listOf,
  pastDate,
  text,
} from './fields.server';
import { county } from './towns.server';

const state = choice({
  'in network': ['In network', 'Dentro de la red'],
  'out of network': ['Out of network', 'Fuera de la red'],
  'not accepted': ['Not accepted', 'No se acepta'],
});
export const insurerStates = state.options;

export const insurersSchema = z
  .array(
    fields(label('Insurer', 'Seguro'), {
      id: entryId.meta(label('Id, also of the logo', 'Identificador, también del logotipo')),
      name: text.meta(label('Name', 'Nombre')),
      state: known(state).meta(label('Network', 'Red del seguro')),
      confirmedOn: known(pastDate).meta(label('Confirmed on', 'Confirmado el')),
      counties: listOf(county)
        .optional()
        .meta(label('Only in these counties', 'Solo en estos condados')),
      alsoCalled: z
        .array(text.meta(label('Other name', 'Otro nombre')))
        .optional()
        .meta(label('Other names that people type', 'Otros nombres que la gente escribe')),
    }),
  )
  .min(1)
  .check(haveIdsOnce);

export type Insurer = z.infer<typeof insurersSchema>[number];
