import { ensureBuild } from '../../scripts/lib/ensure-build.ts';
import { ensureFullSite } from '../full-site.ts';
import { sample } from '../sites.ts';

export async function setup() {
  // One after the other: Vike puts files beside the project's own while it builds.
  await ensureBuild(sample);
  await ensureFullSite();
}
