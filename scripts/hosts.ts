import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Practice } from '../lib/content/schemas';
import { hostFiles } from '../lib/hosts/files';
import { inlineScriptHashes, inlineStyleHashes } from '../lib/hosts/inline.server';
import { hostTable } from '../lib/hosts/table';
import { configuredHosts } from '../lib/tracking/hosts';

/**
 * Writes into a build what hosts have to know of it. Comes last: it reads the documents as they
 * will be served.
 */
export function writeHostFiles(dist: string, practice: Practice) {
  const client = join(dist, 'client');
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length).replaceAll('\\', '/'));
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(client, file), 'utf8') }));
  const { formAddress, flags, domain } = practice;
  const table = hostTable(files, {
    scriptHashes: inlineScriptHashes(documents),
    styleHashes: inlineStyleHashes(documents),
    formAddress,
    flags,
    trackers: configuredHosts(practice.trackers),
  });
  for (const [file, text] of Object.entries(hostFiles(table, domain))) {
    const target = join(dist, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
