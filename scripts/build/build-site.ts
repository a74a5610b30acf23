import '../lib/production';

import { rmSync } from 'node:fs';
import { describeNotice, type Notice, readContent } from '../../lib/content/content.server';
import { addresses } from '../../lib/routes.server';
import { isBuildCurrent, writeInputsHash } from '../lib/build-inputs';
import { messageOf } from '../lib/errors';
import { replaceDist, staging } from './dist';
import { buildDocuments } from './documents';
import { writeHostFiles } from './host-files';
import { writeIcons } from './icons';
import { writeImages } from './images';
import { writePageData } from './page-data';
import { writeShareImages } from './share-images';
import { writeSiteFiles } from './site-files';

/**
 * Builds the site beside `dist` and then puts it in place, so that a failure leaves the last good
 * build as it was. A failure is reported and ends the process.
 */
export async function buildSite() {
  try {
    const { notices, practice } = readContent('content');
    removeStaging();
    // Vike ends the process itself when a page cannot be rendered.
    process.once('exit', removeStaging);
    process.once('SIGINT', () => process.exit(130));
    await buildDocuments(staging);
    const client = `${staging}/client`;
    writePageData(client);
    writeSiteFiles(client);
    await writeImages(client);
    await writeIcons(client);
    await writeShareImages(client);
    writeHostFiles(staging, practice);
    writeInputsHash(staging);
    replaceDist();
    console.log(`Built ${addresses.length} pages into dist/client${listNotices(notices)}`);
  } catch (error) {
    console.error(messageOf(error));
    console.error('\nNothing was built; the last good build, if there is one, is as it was.');
    process.exit(1);
  }
}

/** Builds the site unless `dist` was built from the files as they are. */
export async function ensureBuild() {
  if (!isBuildCurrent()) await buildSite();
}

/**
 * Ends a sentence with the notices: which paragraphs have expired or soon will.
 * @returns text that starts with a comma
 */
export function listNotices(notices: Notice[]): string {
  if (notices.length === 0) return ', without notices.';
  const count = notices.length === 1 ? 'one notice' : `${notices.length} notices`;
  return `, with ${count}:\n${notices.map(describeNotice).join('\n')}`;
}

function removeStaging() {
  rmSync(staging, { recursive: true, force: true });
}
