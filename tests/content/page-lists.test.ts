import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { fixedPages, locationsIndex } from '../../lib/routes.server';
import { specifiedPaths } from '../support/specified';

const content = readContent(contentFolder);

/** The paths of the specification's pages below a folder, without the fixed pages. */
function specifiedBelow(folder: string): (string | undefined)[][] {
  const others = [...fixedPages.map(({ path }) => path.en), locationsIndex.en];
  return specifiedPaths.filter(
    ([path = '']) => path.slice(0, path.lastIndexOf('/') + 1) === folder && !others.includes(path),
  );
}

// The specification is about the practice in Naples. A practice in another town has never had these addresses.
describe.runIf(content.practice.address.city === 'Naples')('the lists of pages', () => {
  it.each([
    ['six services', 'services', '/services/', 6],
    ['ten towns', 'towns', '/locations/', 10],
    ['eight policies', 'policies', '/', 8],
  ] as const)(
    'have the specification’s %s, served or marked as retired',
    { tags: ['@2.5', '@2.6'] },
    (_, list, folder, count) => {
      const specified = specifiedBelow(folder);
      expect(specified).toHaveLength(count);
      const listed = content[list].map(({ paths }) => `${paths.en} ${paths.es}`);
      const lost = specified.map((pair) => pair.join(' ')).filter((pair) => !listed.includes(pair));
      const advice = `content/${list}.yaml: a page that is left out keeps its entry, with retired: true`;
      expect(lost, advice).toEqual([]);
    },
  );

  it('keep the address at which the page of Naples was', { tags: '@2.9' }, () => {
    const naples = content.towns.find(({ paths }) => paths.en === '/locations/psychiatrist-naples');
    expect(naples?.formerPaths?.en).toContain('/locations/naples');
  });
});
