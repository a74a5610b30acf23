/**
 * The project's part of a build, for `vite.config.ts`. It is loaded once, as one module:
 * each module that is loaded by itself brings its own copy of all that it imports.
 */
export { refuseFaults } from '../../lib/checks/checks.server';
export { readInputs } from '../lib/ensure-build';
export { finishBuild } from './finish-build';
export { scriptConstants } from './script-constants';
