import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPractice } from '../../lib/content/content.server';
import { contentFolder, distFolder } from '../../lib/files/folders.server';
import { languages } from '../../lib/language';
import { listFiles } from '../../scripts/lib/files';

const client = join(distFolder, 'client');

/** The time of a caption, from and to. */
const cueTime =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} --> (?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/;

it('captions of clips have times that browsers read; they ignore others without a word', () => {
  const files = listFiles(client, '.vtt');
  // A practice may have no clip.
  expect(files).toHaveLength(readPractice(contentFolder)?.video ? languages.length : 0);
  for (const file of files) {
    const lines = readFileSync(join(client, file), 'utf8').split(/\r?\n/);
    expect(lines[0], file).toMatch(/^\uFEFF?WEBVTT\b/);
    const times = lines.filter((line) => line.includes('-->'));
    expect(times.length, file).toBeGreaterThan(0);
    for (const time of times) expect(time, file).toMatch(cueTime);
  }
});
