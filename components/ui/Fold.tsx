import { createContext, use } from 'react';

/** URL of the style sheet, on pages that load it at the end of their first screen. */
export const StyleSheetContext = createContext<string | undefined>(undefined);

/**
 * Ends the first screen of a page. The build writes the styles of everything before it into the
 * head (`scripts/build/critical-css.ts`); the style sheet with the rest is fetched here.
 */
export function Fold() {
  const styleSheet = use(StyleSheetContext);
  return styleSheet && <link rel="stylesheet" href={styleSheet} />;
}
