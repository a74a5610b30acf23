/**
 * What `vite.config.ts` runs of the project before and after a build. It is loaded once, as one module:
 * each module that is loaded by itself brings its own copy of all that it imports.
 */
export { refuseFaults } from '../../lib/checks/checks.server';
export { readInputs } from '../lib/ensure-build';
export { finishBuild } from './finish-build';
