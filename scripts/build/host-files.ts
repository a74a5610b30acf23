import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Practice } from '../../lib/content/schemas/practice.server';
import { hostFiles } from '../../lib/hosts/hosts.server';
import { inlineScriptHashes, inlineStyleHashes } from '../../lib/hosts/inline.server';
import { servingRules } from '../../lib/hosts/serving-rules.server';
import { trackerRegistry, trackersInUse } from '../../lib/tracking/registry';
import { listFiles } from '../lib/files';

/**
 * Writes the hosts' configuration into a build. It must run after all that changes
 * documents.
 */
export function writeHostFiles(dist: string, practice: Practice) {
  const client = join(dist, 'client');
  const files = listFiles(client).map((file) => `/${file}`);
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(client, file), 'utf8') }));
  const { formAddress, flags, domain, editor } = practice;
  const rules = servingRules(files, {
    scriptHashes: inlineScriptHashes(documents),
    styleHashes: inlineStyleHashes(documents),
    formAddress,
    flags,
    editor,
    trackers: trackersInUse(practice.trackers).map((name) => trackerRegistry[name].hosts),
  });
  for (const [file, text] of Object.entries(hostFiles(rules, domain))) {
    const target = join(dist, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
