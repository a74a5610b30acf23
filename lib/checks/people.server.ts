import { professionOf } from '../content/credentials';
import { presentClinicians } from '../content/present-clinicians';
import { pathIn } from '../content/source.server';
import { languagesSpoken } from '../content/spoken-languages.server';
import type { ContentWith } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { type Rule, rule } from './rule.server';

/** Finds a lead who may not lead, and a practice where nobody speaks Spanish. */
export const peopleRules: readonly Rule[] = [
  rule(['clinicians'], noLeadWhoPrescribes),
  rule(['clinicians', 'visits'], nobodySpeaksSpanish),
];

/** A practice where nobody treats patients today, or where the first of those who do, the lead, does not prescribe. */
function noLeadWhoPrescribes({ folder, clinicians, today }: ContentWith<'clinicians'>): Finding[] {
  const file = pathIn(folder, 'clinicians.yaml');
  const lead = presentClinicians(clinicians, today)?.[0];
  if (!lead) return [finding('nobody-treats', { file })];
  const place = { file, field: `${clinicians.indexOf(lead)}.credentials` };
  if (professionOf(lead.credentials)) return [];
  return [finding('lead-prescribes', place, { found: lead.credentials })];
}

/** A practice where nobody speaks Spanish today, though its pages offer care in it. */
function nobodySpeaksSpanish(content: ContentWith<'clinicians' | 'visits'>): Finding[] {
  const { visits, folder, today } = content;
  const clinicians = presentClinicians(content.clinicians, today);
  if (!clinicians || languagesSpoken({ clinicians, visits, language: 'en' }).has('es')) return [];
  return [finding('nobody-speaks-spanish', { file: pathIn(folder, 'clinicians.yaml') })];
}
