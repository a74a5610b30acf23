import { describe, expect, it } from 'vitest';
import { findPlans } from '../../components/insurers/plan-search';

const plans = [
  'Aetna',
  'United Healthcare',
  'Medicaid',
  'Florida Blue',
  'Florida Medicaid',
  'AvMed',
];

describe('findPlans', () => {
  it.each([
    ['aetna', ['Aetna']],
    ['ÁETNA', ['Aetna']],
    [' united-healthcare', ['United Healthcare']],
    ['unitedhealth', ['United Healthcare']],
    ['medicaid', ['Medicaid', 'Florida Medicaid']],
    ['florida', ['Florida Blue', 'Florida Medicaid']],
    ['av med', ['AvMed']],
  ])('finds "%s" (§1.7)', (typed, found) => {
    expect(findPlans(typed, plans)).toEqual(found);
  });

  it.each(['', '   ', '—', 'Humana', 'aetnas'])('finds nothing for "%s"', (typed) => {
    expect(findPlans(typed, plans)).toEqual([]);
  });
});
