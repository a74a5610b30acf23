import { ensureBuild } from './lib/ensure-build';
import { runScript } from './lib/errors';

/** Builds the site if its build is out of date. `npm start` runs this before it serves the site. */
await runScript(ensureBuild);
