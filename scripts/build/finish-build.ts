import { mkdirSync, writeFileSync } from 'node:fs';
import { readContent } from '../../lib/content/content.server';
import { fileSchemas } from '../../lib/content/file-schemas.server';
import { jsonSchemaOf } from '../../lib/content/json-schema.server';
import { logosOf } from '../../lib/content/pictures.server';
import { contentFolder, distFolder } from '../../lib/folders.server';
import { addresses } from '../../lib/routes.server';
import { writeInputsHash } from '../lib/ensure-build';
import { writeBuildRecord } from './build-record';
import { listReminders } from './check-content';
import { divideStyles } from './critical-css';
import { removeUnreferencedAssets, replaceDist, writeLicenses } from './dist';
import { writeEditor } from './editor';
import { writeHostFiles } from './host-files';
import { writeIcons } from './icons';
import { writeImages } from './images';
import { writePageData } from './page-data';
import { writeShareImages } from './share-images';
import { writeSiteFiles } from './site-files';

/**
 * Completes what Vike has built, and puts it in the place of the last build.
 * @param staging folder with the pages, scripts and styles in `client`
 * @returns the sentence that says what was built
 */
export async function finishBuild(staging: string): Promise<string> {
  const content = readContent(contentFolder);
  const client = `${staging}/client`;
  divideStyles(client);
  removeUnreferencedAssets(client);
  writePageData(client);
  writeSiteFiles(client);
  writeLicenses(client);
  await writeImages(client, logosOf(content));
  await writeIcons(client);
  await writeShareImages(client, content);
  const { editor, timeZone } = content.practice;
  if (editor) await writeEditor(client, { editor, timeZone });
  writeHostFiles(staging, content.practice);
  writeBuildRecord(client, content.today);
  mkdirSync(`${staging}/schemas`);
  for (const [name, schema] of Object.entries(fileSchemas)) {
    writeFileSync(`${staging}/schemas/${name}.json`, JSON.stringify(jsonSchemaOf(schema)));
  }
  writeInputsHash(staging);
  replaceDist(staging);
  return `Built ${addresses.length} pages into ${distFolder}/client, as of ${content.today}${listReminders(content)}`;
}
