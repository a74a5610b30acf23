import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { StaticHtml } from './StaticHtml';

export type IslandComponent = ComponentType<{ children?: ReactNode }>;

/**
 * Hydrates an island's component with the props that the page holds.
 * @returns once the island can act
 */
export async function hydrate(element: HTMLElement, Component: IslandComponent): Promise<void> {
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
