import { ensureBuild } from '../../scripts/lib/ensure-build.ts';
import { ensureFullSite } from '../full-site.ts';
import { sample } from '../sites.ts';

export function setup() {
  ensureBuild(sample);
  ensureFullSite();
}
