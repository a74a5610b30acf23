import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { StaticHtml } from './StaticHtml';

export type IslandComponent = ComponentType<{ children?: ReactNode }>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLButtonElement | HTMLAnchorElement;

/**
 * Hydrates an island's component with the props in the page. If the markup has been changed, as
 * browser extensions do, React renders the island again.
 * @returns once the island is interactive; rejects if hydration fails, and restores the page's
 *   markup
 */
export async function hydrate(element: HTMLElement, Component: IslandComponent): Promise<void> {
  const markup = [...element.childNodes];
  const found = element.querySelector('[data-static]')?.childNodes;
  const props = JSON.parse(element.dataset.props ?? '{}');
  const bringUse = keepUse(element);
  await new Promise<void>((resolve, reject) => {
    hydrateRoot(
      element,
      <Hydrated onRendered={bringUse} onHydrated={resolve}>
        <Component {...props}>{found && <StaticHtml found={[...found]} />}</Component>
      </Hydrated>,
      {
        identifierPrefix: element.id,
        onRecoverableError: (error) => console.info('An island was rendered again.', error),
        onUncaughtError(error) {
          // React has emptied the island.
          element.replaceChildren(...markup);
          reject(error);
        },
      },
    );
  });
}

/** @returns a function that brings text, waiting clicks and focus to controls that React has replaced */
function keepUse(element: HTMLElement): () => void {
  const controlsOf = () => [
    ...element.querySelectorAll<Control>('input, textarea, select, button, a'),
  ];
  const controls = controlsOf();
  const focused = document.activeElement;
  return () => {
    for (const [index, control] of controlsOf().entries()) {
      const last = controls[index];
      if (!last || last === control) continue;
      if (isField(control) && isField(last)) {
        control.value = last.value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      // The click waits anew, as one on the control that is gone cannot act.
      if (last.ariaBusy) control.click();
      if (last === focused) control.focus();
    }
  };
}

const isField = (control: Control): control is Field => !control.matches('button, a');

interface HydratedProps {
  /** Called before the visitor can type into what is rendered. */
  onRendered: () => void;
  /** Called once the children are hydrated and their effects have run. */
  onHydrated: () => void;
  children: ReactNode;
}

function Hydrated({ onRendered, onHydrated, children }: HydratedProps) {
  useLayoutEffect(onRendered, [onRendered]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}
