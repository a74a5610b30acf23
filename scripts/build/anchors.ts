import { readFileSync } from 'node:fs';
import { ContentError, type Fault } from '../../lib/content/faults.server';
import { type Address, addresses } from '../../lib/routes.server';
import { nearest } from '../../lib/similarity.server';
import { builtFile } from '../lib/pages';

/**
 * Refuses links to a part of a page that the page does not have.
 * @param dist the folder of the build
 * @param content the folder of the texts, in which the links are looked up
 * @throws {ContentError} naming every such link
 */
export function refuseLostAnchors(dist: string, content: string) {
  const pages = new Map(
    addresses.map((address) => [address.path, { address, ...partsOf(address, dist) }]),
  );
  const faults: Fault[] = [];
  for (const [path, { address, links }] of pages) {
    const file = `${address.language}/${address.route.id}.md`;
    const lines = readFileSync(`${content}/${file}`, 'utf8').split('\n');
    for (const [, target = '', anchor = ''] of links) {
      const parts = pages.get(target || path)?.parts;
      if (!parts || parts.includes(decodeURIComponent(anchor))) continue;
      const row = lines.findIndex((line) => line.includes(`#${anchor})`));
      faults.push({
        file,
        line: row < 0 ? undefined : row + 1,
        field: 'text',
        found: `#${anchor}`,
        expected: `a part that ${target || path} has: #${nearest(anchor, parts)}?`,
      });
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
}

/** The ids of a page, and its links to parts of pages: address and part. */
function partsOf({ path }: Address, dist: string) {
  const html = readFileSync(builtFile(path, dist), 'utf8');
  return {
    parts: [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
    links: [...html.matchAll(/<a [^>]*?href="([^"#:]*)#([^"]+)"/g)],
  };
}
