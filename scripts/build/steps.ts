/**
 * The functions of the project that `scripts/vite` calls for a build. They are in one module, because each
 * module that the configuration loads gets its own copy of everything that it imports.
 */
export { refuseFaults } from '../../lib/checks/checks.server';
export { readInputs } from '../lib/ensure-build';
export { finishBuild } from './finish-build';
export { scriptConstants } from './script-constants';
