import { describe, expect, it } from 'vitest';
import { findInsurers } from '../../components/insurers/PlanFinder.island';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';

const { insurers } = readContent(contentFolder);
const find = (typed: string) => findInsurers(typed, insurers).map(({ name }) => name);

describe('findInsurers', () => {
  it.each([
    ['aetna', ['Aetna']],
    ['ÁETNA', ['Aetna']],
    ['aétna', ['Aetna']],
    [' united-healthcare', ['United Healthcare']],
    ['unitedhealth', ['United Healthcare']],
    ['medicaid', ['Medicaid', 'Florida Medicaid']],
    ['av med', ['AvMed']],
  ])('finds by name for "%s": %j', { tags: '@1.7' }, (typed, found) => {
    expect(find(typed)).toEqual(found);
  });

  it.each([
    ['uhc', ['United Healthcare']],
    ['bcbs', ['Florida Blue']],
    ['blue cross', ['Florida Blue']],
    ['Blue Cross Blue Shield', ['Florida Blue']],
    ['Part B', ['Medicare']],
    ['Medicare Part B', ['Medicare']],
    ['Medicare parte B', ['Medicare']],
  ])('finds by another name that people type for "%s": %j', { tags: '@1.7' }, (typed, found) => {
    expect(find(typed)).toEqual(found);
  });

  it.each(['', '   ', '—', 'aetnas', 'aetna 2', 'Kaiser'])(
    'finds nothing for "%s"',
    { tags: '@1.7' },
    (typed) => {
      expect(find(typed)).toEqual([]);
    },
  );
});
