import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { endOf, islandId, startOf } from './Island';
import { type IslandName, islands } from './islands.server';
import { StaticHtml } from './StaticHtml';

/** Replaces the marks of islands in a page's HTML by the islands, rendered each on its own. */
export function renderIslands(html: string, asked: { name: IslandName; props: object }[]): string {
  // From the last to the first: an island may stand in another's static children.
  return asked.reduceRight((page, { name, props }, index) => {
    const start = page.indexOf(startOf(index));
    const end = page.indexOf(endOf(index));
    const inner = page.slice(start + startOf(index).length, end);
    const Component = islands[name] as ComponentType<{ children?: ReactNode }>;
    const island = renderToString(
      <Component {...props}>{inner && <StaticHtml html={inner} />}</Component>,
      { identifierPrefix: islandId(index) },
    );
    return page.slice(0, start) + island + page.slice(end + endOf(index).length);
  }, html);
}
