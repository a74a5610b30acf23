import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tooltips } from './tooltip.client';

const container = document.createElement('div');
// It stays in the document when the language is switched in place.
container.dataset.persist = 'tooltips';
document.body.append(container);
const root = createRoot(container, { identifierPrefix: 'tooltips' });

/** The elements that were hovered or focused, and when. */
const anchors = new Map<HTMLElement, number>();

/**
 * Adds a tooltip with the text of `data-tooltip` to an element of the page.
 * @param since when the element was hovered or focused: loading since then counts towards the delay
 */
export function anchorTooltip(element: HTMLElement, since: number) {
  if (anchors.has(element)) return;
  for (const known of anchors.keys()) if (!known.isConnected) anchors.delete(known);
  anchors.set(element, since);
  root.render(
    <Provider delayDuration={tooltips.delay} skipDelayDuration={tooltips.skipDelay}>
      {[...anchors].map(([anchor, reached]) => (
        <Tooltip key={keyOf(anchor)} element={anchor} since={reached} />
      ))}
    </Provider>,
  );
}

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

function keyOf(element: HTMLElement): number {
  const key = keys.get(element) ?? ++lastKey;
  keys.set(element, key);
  return key;
}

function Tooltip({ element, since }: { element: HTMLElement; since: number }) {
  const [delay, setDelay] = useState(() =>
    Math.max(0, tooltips.delay - (performance.now() - since)),
  );
  useEffect(() => {
    const reset = () => setDelay(tooltips.delay);
    element.addEventListener('pointerleave', reset, { once: true });
    return () => element.removeEventListener('pointerleave', reset);
  }, [element]);
  return (
    <Root delayDuration={delay}>
      <Trigger asChild>
        <Anchor element={element} />
      </Trigger>
      <Portal container={container}>
        <Content
          lang={element.closest<HTMLElement>('[lang]')?.lang}
          sideOffset={6}
          collisionPadding={8}
          className="z-30 max-w-72 rounded-small bg-deep px-3 py-1.5 text-small text-on-deep shadow-float tooltip print:hidden"
        >
          {element.dataset.tooltip}
        </Content>
      </Portal>
    </Root>
  );
}

/** Those props of a Radix trigger that apply to an element outside React. */
interface AnchorProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: Event) => void;
  onClick?: (event: MouseEvent) => void;
}

/** A trigger that renders nothing: an element of the static page is the trigger. */
function Anchor({ element, ref, 'aria-describedby': description, ...handlers }: AnchorProps) {
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => listen(element, handlers));
  useEffect(() => {
    if (!description) return;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [element, description]);
  useEffect(() => {
    // The element may have been hovered or focused before this script ran.
    if (element.matches(':hover')) {
      element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    }
    if (element.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focus'));
  }, [element]);
  useEffect(() => {
    if (description) return whenRemoved(element, () => handlers.onBlur?.(new Event('blur')));
  });
  return null;
}

/** @returns a function that removes the listeners */
function listen(element: HTMLElement, handlers: Omit<AnchorProps, 'element'>) {
  const controller = new AbortController();
  const { signal } = controller;
  const { onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick } = handlers;
  const on = element.addEventListener.bind(element);
  on('pointermove', (event) => isCovered(element) || onPointerMove?.(event), { signal });
  if (onPointerLeave) on('pointerleave', onPointerLeave, { signal });
  if (onPointerDown) on('pointerdown', onPointerDown, { signal });
  if (onBlur) on('blur', onBlur, { signal });
  if (onClick) on('click', onClick, { signal });
  on(
    'focus',
    (event) => {
      // Wait until the page has scrolled to the focused element: a scroll closes tooltips.
      requestAnimationFrame(() => {
        if (element.matches(':focus-visible') && !isCovered(element)) onFocus?.(event);
      });
    },
    { signal },
  );
  // A menu or a clip that opens; the event does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.newState === 'open') onBlur?.(event);
    },
    { signal, capture: true },
  );
  return () => controller.abort();
}

/** Whether something open covers the element, including the backdrop of a popover. */
function isCovered(element: HTMLElement): boolean {
  const popover = document.querySelector(':popover-open');
  if (popover) return !popover.contains(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && !element.contains(met);
}

function whenRemoved(element: HTMLElement, act: () => void) {
  const observer = new MutationObserver(() => {
    if (!element.isConnected) act();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
