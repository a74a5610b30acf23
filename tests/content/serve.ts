import { requireBrowser } from '../../scripts/lib/browser';
import { ensureBuild } from '../../scripts/lib/ensure-build';
import { serveBuild } from '../../scripts/lib/server';

/**
 * Builds the site if necessary and serves it for the whole run. Two
 * servers of Vike cannot start at the same time.
 */
export default async function globalSetup() {
  requireBrowser();
  ensureBuild();
  const { origin, close } = await serveBuild();
  process.env.SITE = origin;
  return close;
}
