import type { z } from 'zod';
import * as field from './fields.server';
import { county } from './towns.server';

const crisisCenter = field.group('Crisis center', 'Centro de crisis', {
  name: field.text('Name', 'Nombre'),
  county,
  address: field.text('Address in one line', 'Dirección en una línea'),
  phone: field.knownGroup(
    'Phone, shown once confirmed',
    'Teléfono; se muestra una vez confirmado',
    {
      number: field.usPhone('Number', 'Número'),
      confirmedOn: field.known(
        field.pastDate('Confirmed by a call on', 'Confirmado con una llamada el'),
      ),
    },
  ),
  hours: field.known(field.bilingual('Hours', 'Horario')),
  does: field.bilingual('Whom it takes, and what it does', 'A quién recibe y qué hace'),
  sources: field.listOf(field.source, 'Sources', 'Fuentes'),
});

export const crisisSchema = field.array(crisisCenter, 'Crisis centers', 'Centros de crisis');

export type CrisisCenter = z.infer<typeof crisisCenter>;
