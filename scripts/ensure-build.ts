import { ensureBuild } from './lib/ensure-build';

/** Builds the site where its build is out of date: `npm start` does so before it serves it. */
ensureBuild();
