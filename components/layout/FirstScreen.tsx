import { createContext, use } from 'react';
import { wideBreakpoint } from '../breakpoints';

/** The URL of the style sheet on pages that load it at the end of their first screen; else undefined. */
export const StyleSheetContext = createContext<string | undefined>(undefined);

/** The id of the first text of a page that has an `<EndOfFirstScreen>`: heading, lead, and the actions of an article. */
export const firstTextId = 'first-text';

/** The id of the end of the first screen. */
const endId = 'end-of-first-screen';

/**
 * Makes the browser wait with its first frame, for the head of a page. Otherwise it would show parts of the first screen as
 * they are parsed, and lay out and paint each time. Phones wait for the text; wider screens have the rest beside it.
 */
export const FirstFrame = () => (
  <>
    <link rel="expect" href={`#${firstTextId}`} blocking="render" />
    <link
      rel="expect"
      href={`#${endId}`}
      blocking="render"
      media={`(width >= ${wideBreakpoint})`}
    />
  </>
);

/**
 * Ends the first screen of a page. The build writes the styles of everything before it into the head
 * (`scripts/build/critical-css.ts`). The browser fetches the style sheet with the rest here.
 */
export function EndOfFirstScreen() {
  const styleSheet = use(StyleSheetContext);
  return styleSheet && <link id={endId} rel="stylesheet" href={styleSheet} />;
}
