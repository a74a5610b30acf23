import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import type { HydrateCondition } from './conditions';
import { StaticHtml } from './StaticHtml';

/** An island in the page that is being rendered. */
export interface IslandRequest {
  component: ComponentType<{ children?: ReactNode }>;
  props: object;
}

/** The islands in the page that is being rendered. */
export const IslandsContext = createContext<IslandRequest[] | undefined>(undefined);

interface Props<ComponentProps extends object> {
  /** Its name in the list of the page script (`document/page.client.ts`). */
  name: string;
  component: ComponentType<ComponentProps>;
  hydrate: HydrateCondition;
  /** The browser receives them as JSON: strings, numbers, booleans, lists and plain objects. */
  props: Omit<ComponentProps, 'children'>;
  /** Markup inside the island that the browser keeps and never renders again. */
  children?: ReactNode;
  className?: string;
}

/**
 * A part of the page that is hydrated in the browser. It renders a placeholder, which `renderIslands` replaces.
 * Each island is rendered separately, so that `useId` gives the same ids in the build and in the browser.
 */
export function Island<ComponentProps extends object>(island: Props<ComponentProps>) {
  const { name, component, hydrate, props, children, className } = island;
  const islands = use(IslandsContext);
  if (!islands) throw new Error('<Island> is rendered outside renderDocument().');
  const index = islands.push({ component: component as IslandRequest['component'], props }) - 1;
  return (
    <div
      data-island={JSON.stringify({ name, hydrate })}
      data-props={JSON.stringify(props)}
      id={islandId(index)}
      className={className}
    >
      {startOf(index)}
      {children}
      {endOf(index)}
    </div>
  );
}

const islandId = (index: number) => `island-${index}`;
const startOf = (index: number) => `⟦island ${index}⟧`;
const endOf = (index: number) => `⟦/island ${index}⟧`;

/** Replaces the placeholders in the HTML of a page by the islands, each rendered separately. */
export function renderIslands(html: string, islands: IslandRequest[]): string {
  // From the last to the first, because an island may be inside the children of another one.
  return islands.reduceRight((page, { component: Component, props }, index) => {
    const [before = '', rest = ''] = page.split(startOf(index));
    const [children = '', after = ''] = rest.split(endOf(index));
    const island = renderToString(
      <Component {...props}>{children && <StaticHtml html={children} />}</Component>,
      { identifierPrefix: islandId(index) },
    );
    return before + island + after;
  }, html);
}
