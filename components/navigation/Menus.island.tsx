import { type ReactNode, useEffect, useRef } from 'react';
import { followMenus } from './menus';

/**
 * What the header's menus learn beyond opening and closing, which the browser does by itself:
 * arrows, Escape, leaving, hovering. The links stay as the page has them.
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
