import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { HydrateCondition } from './conditions';

/** An island that a page asks for. */
export interface IslandRequest {
  component: ComponentType<{ children?: ReactNode }>;
  props: object;
}

/** The islands that the page being rendered asks for. */
export const IslandsContext = createContext<IslandRequest[] | undefined>(undefined);

interface Props<ComponentProps extends object> {
  /** The name under which the page's script knows it (`document/start-page.client.ts`). */
  name: string;
  component: ComponentType<ComponentProps>;
  hydrate: HydrateCondition;
  /** Passed to the browser as JSON: strings, numbers, booleans, lists and plain objects. */
  props: Omit<ComponentProps, 'children'>;
  /** Static markup inside the island; it is never rendered again in the browser. */
  children?: ReactNode;
  className?: string;
}

/**
 * A part of the page that is hydrated in the browser. The page gets a placeholder, which
 * `renderIslands` replaces: each island is rendered separately, so that `useId` gives the same ids
 * on the server and in the browser.
 */
export function Island<ComponentProps extends object>({
  name,
  component,
  hydrate,
  props,
  children,
  className,
}: Props<ComponentProps>) {
  const islands = useContext(IslandsContext);
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

export const islandId = (index: number) => `island-${index}`;
export const startOf = (index: number) => `⟦island ${index}⟧`;
export const endOf = (index: number) => `⟦/island ${index}⟧`;
