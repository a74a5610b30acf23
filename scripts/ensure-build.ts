import { ensureBuild } from './lib/ensure-build';

/** Builds the site if its build is out of date. `npm start` runs this before it serves the site. */
ensureBuild();
