import { describeNotice, type Notice, readContent } from '../../lib/content/content.server';
import { addresses } from '../../lib/routes.server';
import { writeInputsHash } from '../lib/build-inputs';
import { divideStyles } from './critical-css';
import { removeUnreferencedAssets, replaceDist } from './dist';
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
  const { notices, practice } = readContent('content');
  const client = `${staging}/client`;
  divideStyles(client);
  removeUnreferencedAssets(client);
  writePageData(client);
  writeSiteFiles(client);
  await writeImages(client);
  await writeIcons(client);
  await writeShareImages(client);
  writeHostFiles(staging, practice);
  writeInputsHash(staging);
  replaceDist(staging);
  return `Built ${addresses.length} pages into dist/client${listNotices(notices)}`;
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
