import { ensureBuild } from '../../scripts/lib/ensure-build.ts';
import { ensureFullSite } from '../support/full-site.ts';
import { sample } from '../support/sites.ts';

/** Builds the sample and the full site before the tests, if they are out of date. */
export function setup() {
  ensureBuild(sample);
  ensureFullSite();
}
