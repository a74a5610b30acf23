export { ensureBuild as setup } from '../../scripts/lib/ensure-build.ts';
