import { z } from 'zod';
import {
  bilingual,
  fields,
  known,
  label,
  listOf,
  pastDate,
  source,
  text,
  usPhone,
} from './fields.server';
import { county } from './towns.server';

export const crisisSchema = z.array(
  fields(label('Crisis center', 'Centro de crisis'), {
    name: text.meta(label('Name', 'Nombre')),
    county,
    address: text.meta(label('Address in one line', 'Dirección en una línea')),
    phone: known(
      fields(label('Phone, shown once confirmed', 'Teléfono; se muestra una vez confirmado'), {
        number: usPhone.meta(label('Number', 'Número')),
        confirmedOn: known(pastDate).meta(
          label('Confirmed by a call on', 'Confirmado con una llamada el'),
        ),
      }),
    ),
    hours: known(bilingual).meta(label('Hours', 'Horario')),
    does: bilingual.meta(label('Whom it takes, and what it does', 'A quién recibe y qué hace')),
    sources: listOf(source.meta(label('Source', 'Fuente'))).meta(label('Sources', 'Fuentes')),
  }),
);

export type CrisisCenter = z.infer<typeof crisisSchema>[number];
