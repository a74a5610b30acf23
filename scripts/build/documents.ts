import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vike/api';
import { spanishTemplate } from '../../pages/_error/spanish-template';
import { foldMark, splitCriticalCss } from '../lib/critical-css';
import { listFiles } from '../lib/files';
import { sha256 } from '../lib/hash';
import { removeUnreferencedAssets } from './dist';

const styleLink = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/;
const scriptTag = /<script src="([^"]+)" type="module" async><\/script>/;
const earlyScript = /<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/;
const structuredData = /<script type="application\/ld\+json">.*?<\/script>/s;
const speculationRules = /<script type="speculationrules">.*?<\/script>/s;
/** React announces pictures that the first screen names itself a little further on. */
const picturePreloads = /<link rel="preload" as="image"[^>]*>/g;

/** Builds the HTML with the scripts and styles that it names, into `client` below a folder. */
export async function buildDocuments(folder: string) {
  const rolldownOptions = { checks: { bundlerTimings: false } };
  await withoutConsoleLog(() =>
    build({ viteConfig: { build: { outDir: folder, rolldownOptions }, logLevel: 'warn' } }),
  );
  finishDocuments(`${folder}/client`);
  removeUnreferencedAssets(`${folder}/client`);
}

/** Vike lists every file with `console.log`, whatever the log level; warnings are not affected. */
async function withoutConsoleLog(work: () => Promise<unknown>) {
  const { log } = console;
  console.log = () => {};
  try {
    await work();
  } finally {
    console.log = log;
  }
}

/**
 * Puts the built documents into the order in which a slow connection needs them: the first
 * screen's styles, our script of a few lines, the first screen, the style sheet, all else. The
 * page's script is only named: the few lines fetch it.
 */
function finishDocuments(client: string) {
  const documents = listFiles(client, '.html').map((file) => join(client, file));
  const sheet = styleLink.exec(documents[0] ? readFileSync(documents[0], 'utf8') : '')?.[1];
  if (!sheet) throw new Error('The built documents name no style sheet.');
  const css = readFileSync(join(client, sheet), 'utf8');
  const { critical, rest } = splitCriticalCss(css, firstScreensOf(documents));
  rmSync(join(client, sheet));
  const hash = sha256(rest).slice(0, 8);
  const href = `/assets/static/style.${hash}.css`;
  writeFileSync(join(client, href), rest);
  for (const file of documents) {
    writeFileSync(file, finish(readFileSync(file, 'utf8'), critical, href));
  }
}

/** The documents' HTML up to the end of the first screen, one at a time: a site may be large. */
function* firstScreensOf(documents: string[]) {
  for (const file of documents) {
    const html = readFileSync(file, 'utf8');
    const end = html.indexOf(foldMark);
    if (end >= 0) yield html.slice(0, end);
  }
}

function finish(html: string, style: string, href: string): string {
  if (html.split('rel="stylesheet"').length !== 2) {
    throw new Error('Each document has to name one style sheet, that of the site.');
  }
  const link = `<link rel="stylesheet" href="${href}">`;
  // A body that is shown in place of another one would take what the head can hold along.
  const isLasting = !html.includes('data-toggle="in-place"') && html.includes(foldMark);
  const script = scriptTag.exec(html)?.[1];
  const early = script && earlyScript.exec(html)?.[0];
  const data = structuredData.exec(html)?.[0] ?? '';
  const rules = (isLasting && speculationRules.exec(html)?.[0]) || '';
  const first = [
    `<style>${style}</style>`,
    early?.replace('<script>', `<script data-script="${script}">`),
    isLasting ? '' : link,
  ];
  // The page's script decides which language a not-found page shows: it is fetched at once.
  const late = html.includes(`id="${spanishTemplate}"`) ? '' : scriptTag;
  return [styleLink, picturePreloads, early ?? '', data, rules, late]
    .reduce<string>((text, part) => text.replace(part, ''), html)
    .replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + first.join(''))
    .replaceAll(foldMark, isLasting ? link : '')
    .replace('</body>', () => `${rules}${data}</body>`);
}
