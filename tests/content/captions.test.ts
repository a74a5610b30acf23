import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { listFiles } from '../../scripts/lib/files';

const client = join(distFolder, 'client');

/** The time of a caption, from and to. */
const cueTime =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} --> (?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/;

it('captions of clips have times that browsers read; they ignore others without a word', () => {
  // A practice may have no clip.
  for (const file of listFiles(client, '.vtt')) {
    const lines = readFileSync(join(client, file), 'utf8').split(/\r?\n/);
    expect(lines[0], file).toMatch(/^\uFEFF?WEBVTT\b/);
    const times = lines.filter((line) => line.includes('-->'));
    expect(times.length, file).toBeGreaterThan(0);
    for (const time of times) expect(time, file).toMatch(cueTime);
  }
});
