import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Address, addresses } from '../../lib/routes.server';
import { projectFolder } from './project';

/**
 * The built file that is served at a path: a document, or a file that is served as it is.
 * @param path starts with a slash and has no query
 * @param project the folder of the project or of a copy of it
 * @returns the absolute path, that of the missing document where there is no such file
 */
export function builtFile(path: string, project = projectFolder): string {
  const client = join(project, 'dist/client');
  const asset = join(client, path);
  if (extname(path) && existsSync(asset)) return asset;
  return join(client, path === '/' ? 'index.html' : `${path}.html`);
}

/** The first page of each kind in each language. */
export const firstOfEachKind: readonly Address[] = addresses.filter(
  ({ route, language }, index) =>
    addresses.findIndex(
      (other) => other.route.kind === route.kind && other.language === language,
    ) === index,
);
