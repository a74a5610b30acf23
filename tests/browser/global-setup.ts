import type { FullConfig } from 'playwright/test';
import { preview } from 'vike/api';
import { ensureBuild } from '../../scripts/lib/ensure-build';

/** Serves the build, up to date, on a free port for the whole run. */
export default async function globalSetup({ projects }: FullConfig) {
  for (const engine of ['firefox', 'webkit']) {
    if (projects.some(({ name }) => name === engine)) continue;
    console.log(`Not tested in ${engine}, which npx playwright install ${engine} installs.`);
  }
  ensureBuild();
  const { viteServer } = await preview({
    viteConfig: { preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' },
  });
  const address = viteServer?.resolvedUrls?.local[0];
  if (!viteServer || !address) throw new Error('vike preview gave no address.');
  process.env.SITE = address.replace(/\/$/, '');
  return () => viteServer.close();
}
