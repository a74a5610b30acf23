import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mobileScreen } from '../breakpoints';

interface SubmenuProps {
  label: string;
  /** Whether the present page is in the submenu. */
  isActive: boolean;
  /** The list of links. */
  children?: ReactNode;
}

/** How long the mouse has to rest on a submenu before it opens, and stay away before it closes, in ms. */
const hoverDelay = { open: 150, close: 300 };

/** `hovered`: opened by the mouse, which closes it by leaving. `open`: opened by a press; the mouse does not close it. */
type SubmenuState = 'closed' | 'hovered' | 'open';

/**
 * A submenu of the main navigation. A press opens and closes it, also before hydration; afterwards it follows the mouse,
 * too. The browser keeps one submenu open at a time, and `close-menus.client.ts` closes it on Escape and when the visitor
 * presses or focuses something else.
 */
export function Submenu({ label, isActive, children }: SubmenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { isOpen, follow, openWhenRested, closeWhenLeft, press } = useSubmenu(details);
  return (
    <details
      ref={details}
      name="submenu"
      open={isOpen}
      className="group"
      onToggle={({ currentTarget }) => follow(currentTarget.open)}
      onPointerEnter={byMouse(openWhenRested)}
      onPointerLeave={byMouse(closeWhenLeft)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        aria-current={isActive || undefined}
        onClick={(event) => {
          // The toggle event of the browser comes late, perhaps after the focus has left.
          event.preventDefault();
          press();
        }}
      >
        {label}
        <span
          aria-hidden="true"
          className="ml-2 size-2 shrink-0 -translate-y-0.5 rotate-45 border-r-2 border-b-2 group-open:translate-y-0.5 group-open:-rotate-135"
        />
      </summary>
      {children}
    </details>
  );
}

/** The state of a submenu, and the functions that change it. */
function useSubmenu(details: RefObject<HTMLDetailsElement | null>) {
  const [state, setState] = useState<SubmenuState>('closed');
  const isOpen = state !== 'closed';
  const timer = useRef(0);
  /** Does something after a delay, and gives up what was waiting. */
  const later = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };
  const openWhenRested = () => {
    if (state === 'closed') later(hoverDelay.open, () => setState('hovered'));
    // The mouse has come back before the submenu closed.
    else clearTimeout(timer.current);
  };
  const closeWhenLeft = () => {
    later(hoverDelay.close, () => setState((last) => (last === 'hovered' ? 'closed' : last)));
  };
  /** Follows a change that the browser has made. */
  const follow = (open: boolean) => {
    if (open !== isOpen) setState(open ? 'open' : 'closed');
  };
  /** A submenu that was opened by hovering stays open when it is pressed. */
  const press = () => {
    clearTimeout(timer.current);
    setState(state === 'open' ? 'closed' : 'open');
  };

  /** Takes over what has happened before hydration. */
  const adopt = useEffectEvent(() => {
    if (details.current?.open) setState('open');
    // The mouse may have come before the submenu was hydrated.
    const isHovered = details.current?.matches(':hover') && matchMedia('(hover: hover)').matches;
    if (isHovered && isDesktop()) openWhenRested();
  });
  // A layout effect runs in the same task as hydration. Later, the visitor might have closed the submenu meanwhile.
  useLayoutEffect(() => {
    adopt();
    const stopTimer = () => clearTimeout(timer.current);
    // When the visitor comes back, the mouse may be somewhere else.
    addEventListener('pagehide', stopTimer);
    return () => {
      stopTimer();
      removeEventListener('pagehide', stopTimer);
    };
  }, []);

  return { isOpen, follow, openWhenRested, closeWhenLeft, press };
}

/** Answers pointer events of a mouse on screens where submenus open on hover. */
const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse' && isDesktop()) act();
};

const isDesktop = () => !matchMedia(mobileScreen).matches;
