import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../lib/files';

/** Puts a staged build in the place of `dist`. */
export function replaceDist(staging: string) {
  const retired = `${staging}.last`;
  rmSync(retired, { recursive: true, force: true });
  if (existsSync('dist')) renameSync('dist', retired);
  try {
    renameSync(staging, 'dist');
  } catch (error) {
    if (existsSync(retired)) renameSync(retired, 'dist');
    throw error;
  }
  rmSync(retired, { recursive: true, force: true });
}

/**
 * Deletes the entry scripts that Vike writes for each page and no page loads. What no page names,
 * and nothing that a page names, is never requested.
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
