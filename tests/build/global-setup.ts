import { ensureBuild } from '../../scripts/lib/ensure-build.ts';
import { sample } from '../sites.ts';

export const setup = () => ensureBuild(sample);
