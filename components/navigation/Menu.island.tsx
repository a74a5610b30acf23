import {
  type PointerEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mobileBreakpoint } from '../breakpoints';

interface MenuProps {
  label: string;
  /** Whether the present page is in the menu. */
  isActive: boolean;
  /** The list of links. */
  children?: ReactNode;
}

/** How long the mouse has to rest on a menu before it opens, and stay away before it closes, in ms. */
const hoverDelay = { open: 150, close: 300 };

/**
 * A menu of the main navigation. The browser opens and closes it, one menu at a time. After hydration it also
 * opens on hover, and closes on Escape and when the visitor leaves it.
 */
export function Menu({ label, isActive, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const timer = useRef(0);
  const later = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };
  const openWhenRested = () => {
    if (state !== 'closed') return clearTimeout(timer.current);
    later(hoverDelay.open, () => setState('hovered'));
  };
  const closeWhenLeft = () => {
    later(hoverDelay.close, () => setState((last) => (last === 'hovered' ? 'closed' : last)));
  };
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isDesktop()) act();
  };

  const adopt = useEffectEvent(() => {
    if (details.current?.open) setState('open');
    // The mouse may have come before the menu was hydrated.
    const isHovered = details.current?.matches(':hover') && matchMedia('(hover: hover)').matches;
    if (isHovered && isDesktop()) openWhenRested();
  });
  // Escape closes it wherever the focus is (WCAG 1.4.13). The mouse has to leave and return to open it again.
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    clearTimeout(timer.current);
    setState('closed');
    if (state === 'closed' || !details.current?.contains(document.activeElement)) return;
    // By default Escape would close the whole navigation on phones.
    event.preventDefault();
    details.current.querySelector('summary')?.focus();
  });
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (isDesktop() && !details.current?.contains(target as Node)) setState('closed');
  });
  // When the visitor comes back, the mouse may be somewhere else.
  const closeWithPage = useEffectEvent(() => {
    clearTimeout(timer.current);
    setState('closed');
  });
  // A layout effect runs in the same task as hydration. Later, the visitor might have closed the menu meanwhile.
  useLayoutEffect(() => {
    adopt();
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    addEventListener('pagehide', closeWithPage);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      removeEventListener('pagehide', closeWithPage);
    };
  }, []);

  return (
    <details
      ref={details}
      name="menu"
      open={state !== 'closed'}
      className="group"
      onToggle={({ currentTarget: { open } }) => {
        if (open !== (state !== 'closed')) setState(open ? 'open' : 'closed');
      }}
      onPointerEnter={byMouse(openWhenRested)}
      onPointerLeave={byMouse(closeWhenLeft)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isDesktop() && relatedTarget && !currentTarget.contains(relatedTarget)) {
          setState('closed');
        }
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        aria-current={isActive || undefined}
        onClick={(event) => {
          clearTimeout(timer.current);
          // The toggle event of the browser comes late, perhaps after the focus has left.
          event.preventDefault();
          // A menu that was opened by hovering stays open when it is clicked.
          setState(state === 'open' ? 'closed' : 'open');
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

const isDesktop = () => !matchMedia(`(width < ${mobileBreakpoint})`).matches;
