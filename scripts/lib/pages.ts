import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { distFolder } from '../../lib/files/folders.server';
import type { Address, Routes } from '../../lib/routes.server';

/**
 * The built file that is served at a path: a document or another file.
 * @param path starts with a slash and has no query
 * @param dist the folder of the build
 * @returns its path; if there is no such file, the path that a document would have
 */
export function builtFile(path: string, dist = distFolder): string {
  const client = join(dist, 'client');
  const asset = join(client, path);
  if (extname(path) && existsSync(asset)) return asset;
  return join(client, path === '/' ? 'index.html' : `${path}.html`);
}

/** The first page of each kind in each language. */
export const firstOfEachKind = ({ addresses }: Routes): Address[] =>
  addresses.filter(
    ({ route, language }, index) =>
      addresses.findIndex(
        (other) => other.route.kind === route.kind && other.language === language,
      ) === index,
  );
