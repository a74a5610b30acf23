import type { z } from 'zod';
import * as field from './fields.server';
import { county } from './towns.server';

const state = field.choice({
  'in network': ['In network', 'Dentro de la red'],
  'out of network': ['Out of network', 'Fuera de la red'],
  'not accepted': ['Not accepted', 'No se acepta'],
});
export const insurerStates = state().options;

const otherName = field.text('Other name', 'Otro nombre');

const insurer = field.group('Insurer', 'Seguro', {
  id: field.entryId('Id, also of the logo', 'Identificador, también del logotipo'),
  name: field.text('Name', 'Nombre'),
  state: field.known(state('Network', 'Red del seguro')),
  confirmedOn: field.known(field.pastDate('Confirmed on', 'Confirmado el')),
  counties: field.listOf(county, 'Only in these counties', 'Solo en estos condados').optional(),
  alsoCalled: field
    .array(otherName, 'Other names that people type', 'Otros nombres que la gente escribe')
    .optional(),
});

export const insurersSchema = field
  .listOf(insurer, 'Insurers', 'Seguros', 'In this order.', 'En este orden.')
  .check(field.haveIdsOnce);

export type Insurer = z.infer<typeof insurer>;
