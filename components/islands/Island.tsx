import { createContext, type ReactNode, useContext } from 'react';
import type { WakeCondition } from '../../lib/islands/conditions';
import type { IslandName, IslandProps } from './islands.server';

/** An island that a page asks for. */
export interface IslandRequest<Name extends IslandName = IslandName> {
  name: Name;
  /** Handed over as JSON: strings, numbers, booleans, lists and plain objects. */
  props: IslandProps<Name>;
}

/** The islands that the page being rendered asks for. */
export const IslandsContext = createContext<IslandRequest[] | undefined>(undefined);

interface Props<Name extends IslandName> extends IslandRequest<Name> {
  wake: WakeCondition;
  /** Static markup inside the island; it is never rendered again in the browser. */
  children?: ReactNode;
  className?: string;
}

/**
 * A part of the page that comes to life in the browser. The page holds a mark in its place, which
 * `renderIslands` replaces: an island is rendered apart, so that its ids are the same on both
 * sides.
 */
export function Island<Name extends IslandName>({
  name,
  wake,
  props,
  children,
  className,
}: Props<Name>) {
  const islands = useContext(IslandsContext);
  if (!islands) throw new Error('<Island> is rendered outside renderDocument().');
  const index = islands.push({ name, props }) - 1;
  return (
    <div
      data-island={JSON.stringify({ name, wake })}
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
