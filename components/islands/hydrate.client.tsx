import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandMark } from '../../lib/islands/wake';
import { StaticHtml } from './StaticHtml';

type Island = ComponentType<{ children?: ReactNode }>;

const files = import.meta.glob<Record<string, Island>>('./*.island.tsx');

/**
 * Fetches an island's component and hydrates it with the props that the page holds.
 * @returns once the island can act
 */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { name } = JSON.parse(element.dataset.island ?? '') as IslandMark;
  const Component = (await files[`./${name}.island.tsx`]?.())?.[name];
  if (!Component) throw new Error(`There is no island "${name}".`);
  const hasChildren = element.querySelector('[data-static]') !== null;
  const props = JSON.parse(element.dataset.props ?? '{}');
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <Awake onAwake={resolve}>
        <Component {...props}>{hasChildren && <StaticHtml />}</Component>
      </Awake>,
      { identifierPrefix: element.id },
    );
  });
}

/** Says when what it holds has been hydrated and its effects have run. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
