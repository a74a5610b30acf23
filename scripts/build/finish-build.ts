import { rmSync } from 'node:fs';
import { mapSchema } from '../../lib/content/schemas/towns.server';
import { isStaging } from '../../lib/content/staging.server';
import { type Content, logosOf } from '../../lib/content/types';
import { jsonSchemaOf } from '../../lib/editor/json-schema.server';
import { labeledSchemas } from '../../lib/editor/labels.server';
import { distFolder } from '../../lib/files/folders.server';
import { describe, type Finding } from '../../lib/findings/finding';
import { guessesIn } from '../../lib/guesses/guesses.server';
import { siteContent } from '../../lib/site.server';
import { type Inputs, writeInputsHash } from '../lib/ensure-build';
import { writeFiles } from '../lib/files';
import { replaceBuild } from '../lib/last-build';
import { divideStyles } from './critical-css';
import { writeEditor } from './editor';
import { writeHostFiles } from './host-files';
import { writeIcons, writeImages } from './images';
import {
  removeUnusedMedia,
  removeUnusedScripts,
  writeBuildRecord,
  writeLicenses,
  writePageData,
} from './output';
import { writeShareImages } from './share-images';
import { writeSiteFiles } from './site-files';

/**
 * Completes a build after Vike, and then puts it in the place of the last build.
 * @param unfinished folder with the pages, scripts and styles in `client`
 * @param begun the inputs when the build began
 * @param findings of the content, without a fault
 * @returns a report in sentences
 */
export async function finishBuild(
  unfinished: string,
  begun: Inputs,
  findings: readonly Finding[],
): Promise<string> {
  const content = siteContent();
  await completeBuild(unfinished, content, begun);
  const purpose = isStaging() ? ', for trying out (STAGING=1)' : '';
  const built = `Built ${content.routes.addresses.length} pages into ${distFolder}/client, as of ${content.today}${purpose}.`;
  const report = `${built}\n${listReminders(findings, guessesIn(content).length)}`;
  replaceBuild(unfinished, distFolder);
  return report;
}

/**
 * Adds all that Vike does not write. The order counts: the settings for hosts have hashes of the finished documents, media
 * are unused if no finished file names them, and the record has hashes of all files.
 */
async function completeBuild(unfinished: string, content: Content, begun: Inputs) {
  const client = `${unfinished}/client`;
  removeUnusedScripts(unfinished);
  divideStyles(client);
  writePageData(client, content.routes);
  writeSiteFiles(client);
  writeLicenses(client);
  await Promise.all([
    writeImages(client, logosOf(content)),
    writeIcons(client),
    writeShareImages(client, content),
  ]);
  removeUnusedMedia(client);
  const { editor, timeZone } = content.practice;
  if (editor) await writeEditor(client, { editor, timeZone });
  writeHostFiles(unfinished, content);
  const schemas = { ...labeledSchemas(), map: jsonSchemaOf(mapSchema) };
  for (const [name, schema] of Object.entries(schemas)) {
    writeFiles(`${unfinished}/schemas`, { [`${name}.json`]: JSON.stringify(schema) });
  }
  // Vike keeps the program that rendered the pages if a kind of page has none. Nothing runs it.
  rmSync(`${unfinished}/server`, { recursive: true, force: true });
  writeInputsHash(unfinished, begun);
  writeBuildRecord(client, content.today, begun);
}

/** The part of the report with the reminders, and the numbers of guesses and of unknown facts. */
function listReminders(findings: readonly Finding[], guesses: number): string {
  const reminders = findings.filter(({ level }) => level === 'reminder');
  const unknown = findings.filter(({ code }) => code === 'not-known').length;
  return [
    `Reminders: ${reminders.length}`,
    ...reminders.map((reminder) => describe(reminder)),
    `Guesses at faults in texts: ${guesses} (npm run launch-check).`,
    `Facts not known, and so left out: ${unknown} (npm run launch-check). Spelling: npm run spelling.`,
  ].join('\n');
}
