import { ensureBuild } from '../../scripts/lib/ensure-build.ts';
import { own } from '../support/sites.ts';

export const setup = () => ensureBuild(own);
