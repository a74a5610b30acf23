import { renderToString } from 'react-dom/server';
import { endOf, type IslandRequest, islandId, startOf } from '../islands/Island';
import { StaticHtml } from '../islands/StaticHtml';

/** Replaces the islands' placeholders in a page's HTML by the islands, each rendered separately. */
export function renderIslands(html: string, islands: IslandRequest[]): string {
  // From the last to the first: an island may be inside another's static children.
  return islands.reduceRight((page, { component: Component, props }, index) => {
    const start = page.indexOf(startOf(index));
    const end = page.indexOf(endOf(index));
    const inner = page.slice(start + startOf(index).length, end);
    const island = renderToString(
      <Component {...props}>{inner && <StaticHtml html={inner} />}</Component>,
      { identifierPrefix: islandId(index) },
    );
    return page.slice(0, start) + island + page.slice(end + endOf(index).length);
  }, html);
}
