export { ensureBuild as setup } from '../ensure-build.ts';
