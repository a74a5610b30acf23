import { startFirefox } from './firefox';
import type { Protocol, Start } from './protocol';
import type { Row } from './rows';
import type { ServedSites } from './site';
import { Tab } from './tab';
import { startWebKit } from './webkit';

interface Engine {
  /** Its name in the table and on the command line. */
  name: string;
  hasPopovers: boolean;
  start(start: Start): Promise<Protocol>;
}

/** What the oldest iOS that is served lacks of what the site uses, and this WebKit can do without. `.github/browsers.md` has all. */
const newerThanOldest = [
  'PopoverAttribute',
  'CSSAnchorPositioning',
  'CSSTextWrapPretty',
  'DetailsAutoExpand',
  'TrustedTypes',
  'ScrollDrivenAnimations',
  'ViewTransitions',
  'CrossDocumentViewTransitions',
];

export const engines: Engine[] = [
  { name: 'firefox', hasPopovers: true, start: startFirefox },
  { name: 'webkit', hasPopovers: true, start: (start) => startWebKit(start) },
  {
    name: 'webkit-as-oldest',
    hasPopovers: false,
    start: (start) => startWebKit(start, newerThanOldest),
  },
];

/** The result of a row in an engine. */
export interface Result {
  state: 'pass' | 'fail' | 'not here';
  /** What is wrong, why it is not tried here, or what the engine does that another one may not do. */
  note: string;
}

/** Does a row in a browser of its own. */
export async function tryRow(row: Row, engine: Engine, site: ServedSites): Promise<Result> {
  const { hasPopovers = engine.hasPopovers, hasScripts = true } = row;
  if (hasPopovers !== engine.hasPopovers) {
    const reason = engine.hasPopovers ? 'it knows popovers' : 'it knows no popovers';
    return { state: 'not here', note: reason };
  }
  site.forget();
  let protocol: Protocol | undefined;
  let note = '';
  try {
    protocol = await engine.start({ hasScripts, proxyPort: site.proxyPort });
    await row.run(new Tab(protocol), site, (text) => {
      note = text;
    });
    return { state: 'pass', note };
  } catch (error) {
    return { state: 'fail', note: error instanceof Error ? error.message : `${error}` };
  } finally {
    await protocol?.close();
  }
}
