import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { StaticHtml } from './StaticHtml';

export type IslandComponent = ComponentType<{ children?: ReactNode }>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLButtonElement | HTMLAnchorElement;

/**
 * Hydrates the component of an island with the props in the page. If somebody, such as a browser extension, has
 * changed the markup, React renders the island again.
 * @returns a promise that is resolved once the island is interactive; if hydration
 * fails, it is rejected and the markup is restored
 */
export async function hydrate(element: HTMLElement, Component: IslandComponent): Promise<void> {
  const markup = [...element.childNodes];
  const found = element.querySelector('[data-static]')?.childNodes;
  const props = JSON.parse(element.dataset.props ?? '{}');
  const restoreControls = rememberControls(element);
  await new Promise<void>((resolve, reject) => {
    hydrateRoot(
      element,
      <Hydrated onRendered={restoreControls} onHydrated={resolve}>
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

/**
 * Remembers the controls of an island.
 * @returns a function that moves text, waiting clicks and focus to the controls by which React has replaced them
 */
function rememberControls(element: HTMLElement): () => void {
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
      // The click on the old control cannot act, so it waits again on the new one.
      if (last.ariaBusy) control.click();
      if (last === focused) control.focus();
    }
  };
}

const isField = (control: Control): control is Field => !control.matches('button, a');

interface HydratedProps {
  /** Called before the visitor can type into the rendered controls. */
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
