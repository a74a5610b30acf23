import type { FullConfig } from 'playwright/test';
import { requireBrowser } from '../../scripts/lib/browser';
import { ensureBuild } from '../../scripts/lib/ensure-build';
import { serveBuild } from '../../scripts/lib/server';
import { ensureFullSite } from '../support/full-site';

/** Serves the build, up to date, on a free port for the whole run. */
export default async function globalSetup({ projects }: FullConfig) {
  for (const engine of ['firefox', 'webkit']) {
    if (projects.some(({ name }) => name === engine)) continue;
    console.log(`Not tested in ${engine}, which npx playwright install ${engine} installs.`);
  }
  requireBrowser();
  ensureBuild();
  ensureFullSite();
  const { origin, close } = await serveBuild();
  process.env.SITE = origin;
  return close;
}
