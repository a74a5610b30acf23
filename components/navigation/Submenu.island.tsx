import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mobileBreakpoint } from '../breakpoints';

interface SubmenuProps {
  label: string;
  /** Whether the present page is in the submenu. */
  isActive: boolean;
  /** The list of links. */
  children?: ReactNode;
}

/** How long the mouse has to rest on a submenu before it opens, and stay away before it closes, in ms. */
const hoverDelay = { open: 150, close: 300 };

type SubmenuState = 'closed' | 'hovered' | 'open';

/**
 * A submenu of the main navigation. The browser opens and closes it, one submenu at a time. After hydration it also
 * opens on hover, and closes on Escape and when the visitor leaves it.
 */
export function Submenu({ label, isActive, children }: SubmenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { isOpen, follow, openWhenRested, closeWhenLeft, press, close } = useSubmenu(details);
  return (
    <details
      ref={details}
      name="submenu"
      open={isOpen}
      className="group"
      onToggle={({ currentTarget }) => follow(currentTarget.open)}
      onPointerEnter={byMouse(openWhenRested)}
      onPointerLeave={byMouse(closeWhenLeft)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isDesktop() && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
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
  const timer = useRef(0);
  const later = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setState('closed');
  };
  const openWhenRested = () => {
    if (state === 'closed') later(hoverDelay.open, () => setState('hovered'));
    else clearTimeout(timer.current);
  };
  const closeWhenLeft = () => {
    later(hoverDelay.close, () => setState((last) => (last === 'hovered' ? 'closed' : last)));
  };
  /** Follows a change that the browser has made. */
  const follow = (open: boolean) => {
    if (open !== (state !== 'closed')) setState(open ? 'open' : 'closed');
  };
  /** A submenu that was opened by hovering stays open when it is pressed. */
  const press = () => {
    clearTimeout(timer.current);
    setState(state === 'open' ? 'closed' : 'open');
  };

  const adopt = useEffectEvent(() => {
    if (details.current?.open) setState('open');
    // The mouse may have come before the submenu was hydrated.
    const isHovered = details.current?.matches(':hover') && matchMedia('(hover: hover)').matches;
    if (isHovered && isDesktop()) openWhenRested();
  });
  // A layout effect runs in the same task as hydration. Later, the visitor might have closed the submenu meanwhile.
  useLayoutEffect(() => {
    adopt();
    return () => clearTimeout(timer.current);
  }, []);
  useClosing(details, state, close);

  return { isOpen: state !== 'closed', follow, openWhenRested, closeWhenLeft, press, close };
}

/** Closes a submenu on Escape, on a press outside it, and when the page is left. */
function useClosing(
  details: RefObject<HTMLDetailsElement | null>,
  state: SubmenuState,
  close: () => void,
) {
  // Escape closes it wherever the focus is (WCAG 1.4.13). The mouse has to leave and return to open it again.
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    if (state === 'closed' || !details.current?.contains(document.activeElement)) return;
    // By default Escape would close the whole menu on phones.
    event.preventDefault();
    details.current.querySelector('summary')?.focus();
  });
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (isDesktop() && !details.current?.contains(target as Node)) close();
  });
  // When the visitor comes back, the mouse may be somewhere else.
  const closeWithPage = useEffectEvent(() => close());
  useLayoutEffect(() => {
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    addEventListener('pagehide', closeWithPage);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      removeEventListener('pagehide', closeWithPage);
    };
  }, []);
}

/** Answers pointer events of a mouse on screens where submenus open on hover. */
const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse' && isDesktop()) act();
};

const isDesktop = () => !matchMedia(`(width < ${mobileBreakpoint})`).matches;
