import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFile } from '../../scripts/lib/pages';
import { builtPages, otherDocuments } from '../build/built-site';

const require = createRequire(import.meta.url);
const jar = require.resolve('vnu-jar/build/dist/vnu.jar');

/** The machine may have no Java, or one too old for the checker. */
const canRun = spawnSync('java', ['-jar', jar, '--version']).status === 0;
if (!canRun) {
  console.log('Skipped: the Nu HTML checker needs Java 17 (on Debian: default-jre-headless).');
}

/** False reports of the checker. */
const notFaults = [
  // Registered custom properties are newer than its CSS parser.
  /^CSS: Unrecognized at-rule “@property”$/,
  // So is `anchor-name`, for floating elements.
  /^CSS: “anchor-name”: Property “anchor-name” doesn't exist\.$/,
  // So are container queries.
  /^CSS: “container-type”: Property “container-type” doesn't exist\.$/,
  // A table whose rows are laid out as cards keeps its roles only where they are written, in Safari.
  /^The “(table|row|cell|columnheader|rowheader)” role is unnecessary for element “t/,
  /^The “role” attribute must not be used on a “t[rhd]” element which has a “table” ancestor/,
];

describe.runIf(canRun)('the Nu HTML checker', () => {
  const paths = [...builtPages().map(({ path }) => path), ...otherDocuments];
  let faults: (file: string) => string[] = () => [];
  const folder = mkdtempSync(join(tmpdir(), 'nu-checker-'));
  const faulty = join(folder, 'faulty.html');

  // All at once: starting Java takes longer than checking a page.
  beforeAll(async () => {
    const markup = '<!doctype html><html lang="en"><title>Faulty</title><p><div></div></p>';
    writeFileSync(faulty, markup);
    faults = await check([faulty, ...paths.map((path) => builtFile(path))]);
    return () => rmSync(folder, { recursive: true });
  });

  it('reports a fault', () => {
    expect(faults(faulty)).toEqual([expect.stringContaining('No “p” element in scope')]);
  });

  it.each(paths)('finds none in %s', (path) => {
    expect(faults(builtFile(path))).toEqual([]);
  });
});

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** Checks HTML files; returns the errors and warnings by file. */
async function check(files: string[]): Promise<(file: string) => string[]> {
  const { stdout } = await promisify(execFile)(
    'java',
    [
      // The process is so short that it takes half the time without optimizing compilation, which
      // then needs a larger stack.
      ...['-XX:TieredStopAtLevel=1', '-Xss4m', '-jar', jar],
      ...['--format', 'json', '--stdout', '--exit-zero-always'],
      // Its notices are about style only, such as how React closes void elements.
      '--skip-info-messages',
      ...files,
    ],
    { maxBuffer: 2 ** 26 },
  );
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  return (file) => {
    const { pathname } = pathToFileURL(file);
    return messages
      .filter(
        ({ url, message }) =>
          new URL(url).pathname === pathname && !notFaults.some((known) => known.test(message)),
      )
      .map(({ message, extract }) => `${message} (${extract})`);
  };
}
