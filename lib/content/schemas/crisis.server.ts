import type { z } from 'zod';
import * as field from './fields.server';
import { county } from './towns.server';

const crisisCenter = field.group(
  { label: { en: 'Crisis center', es: 'Centro de crisis' }, caption: ['name'] },
  {
    name: field.text({ label: { en: 'Name', es: 'Nombre' } }),
    county,
    address: field.text({ label: { en: 'Address in one line', es: 'Dirección en una línea' } }),
    phone: field.knownGroup(
      {
        label: { en: 'Phone, shown once confirmed', es: 'Teléfono; se muestra una vez confirmado' },
      },
      {
        number: field.usPhone({ label: { en: 'Number', es: 'Número' } }),
        confirmedOn: field.known(
          field.pastDate({
            label: { en: 'Confirmed by a call on', es: 'Confirmado con una llamada el' },
          }),
        ),
      },
    ),
    mobileTeam: field.knownGroup(
      {
        label: {
          en: 'Mobile team, shown once confirmed',
          es: 'Equipo móvil; se muestra confirmado',
        },
      },
      {
        number: field.usPhone({ label: { en: 'Number', es: 'Número' } }),
        confirmedOn: field.known(
          field.pastDate({
            label: { en: 'Confirmed by a call on', es: 'Confirmado con una llamada el' },
          }),
        ),
      },
    ),
    hours: field.known(field.bilingual({ label: { en: 'Hours', es: 'Horario' } })),
    does: field.bilingual({
      label: { en: 'Whom it takes, and what it does', es: 'A quién recibe y qué hace' },
    }),
    sources: field.listOf(field.source, { label: { en: 'Sources', es: 'Fuentes' } }),
    doesNotApply: field.doesNotApply,
  },
);

/** The schema of `crisis.yaml`. */
export const crisisSchema = field.array(crisisCenter, {
  label: { en: 'Crisis centers', es: 'Centros de crisis' },
});

export type CrisisCenter = z.infer<typeof crisisCenter>;
