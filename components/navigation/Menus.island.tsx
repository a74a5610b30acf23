import { type ReactNode, useEffect, useRef } from 'react';
import { followMenus } from './menus';

/**
 * Adds to the header's menus, which open and close without a script: arrow keys, Escape, closing
 * when the focus leaves, and hovering. The links stay static.
 */
export function Menus({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    if (root.current) followMenus(root.current, controller.signal);
    return () => controller.abort();
  }, []);
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  );
}
