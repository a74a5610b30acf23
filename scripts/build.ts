import './production';

import { rmSync } from 'node:fs';
import { describeNotice, type Notice, readContent } from '../lib/content/content.server';
import { ContentError } from '../lib/content/faults';
import { stampInputs } from './build-inputs';
import { replaceDist, staging } from './dist';
import { buildDocuments } from './documents';
import { writeHostFiles } from './hosts';
import { writeIcons } from './icons';
import { writeImages } from './images';
import { writePageData } from './page-data';
import { writeShareImages } from './share-images';
import { writeSiteFiles } from './site-files';

/**
 * Builds the site beside `dist` and puts it in place once it is whole, so that a failure leaves
 * the last good build as it was.
 */
export async function build() {
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
  stampInputs(staging);
  replaceDist();
  reportNotices(notices);
}

/** Says which paragraphs have expired or soon will. */
export function reportNotices(notices: Notice[]) {
  for (const notice of notices) console.log(describeNotice(notice));
}

/** Reports a failed build in as few words as will do, and ends the process. */
export function failBuild(error: unknown): never {
  console.error(error instanceof ContentError ? error.message : error);
  console.error('\nNothing was built; the last good build, if there is one, is as it was.');
  process.exit(1);
}

function removeStaging() {
  rmSync(staging, { recursive: true, force: true });
}

if (process.argv[1]?.endsWith('build.ts')) await build().catch(failBuild);
