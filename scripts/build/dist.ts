import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distFolder } from '../../lib/folders.server';
import { listFiles } from '../lib/files';

/** Replaces the last build by a staged one. */
export function replaceDist(staging: string) {
  const retired = `${staging}.last`;
  rmSync(retired, { recursive: true, force: true });
  if (existsSync(distFolder)) renameSync(distFolder, retired);
  try {
    renameSync(staging, distFolder);
  } catch (error) {
    if (existsSync(retired)) renameSync(retired, distFolder);
    throw error;
  }
  rmSync(retired, { recursive: true, force: true });
}

/**
 * Deletes the entry scripts that Vike writes for each page and no page loads. A script is never
 * requested if no page, and no script of a page, names it.
 */
export function removeUnreferencedAssets(client: string) {
  const assets = new Set(listFiles(join(client, 'assets')).map((file) => `assets/${file}`));
  const reached = new Set<string>();
  for (const file of listFiles(client, '.html')) {
    const text = readFileSync(join(client, file), 'utf8');
    for (const [asset] of text.matchAll(/assets\/[\w./-]+/g)) {
      if (assets.has(asset)) reached.add(asset);
    }
  }
  for (const file of reached) {
    const text = readFileSync(join(client, file), 'utf8');
    for (const asset of assets) if (text.includes(basename(asset))) reached.add(asset);
  }
  for (const asset of assets) if (!reached.has(asset)) rmSync(join(client, asset));
}
