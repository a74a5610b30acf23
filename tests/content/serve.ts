import { requireBrowser } from '../../scripts/lib/browser';
import { ensureBuild } from '../../scripts/lib/ensure-build';
import { serveBuild } from '../../scripts/lib/server';

/** Serves the build, up to date, for the whole run. Two of Vike's servers cannot start at once. */
export default async function globalSetup() {
  requireBrowser();
  ensureBuild();
  const { origin, close } = await serveBuild();
  process.env.SITE = origin;
  return close;
}
