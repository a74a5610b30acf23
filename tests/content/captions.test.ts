import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { listFiles } from '../../scripts/lib/files';

const client = join(distFolder, 'client');

/** The time of a caption. Browsers ignore, without a word, a caption whose time is written otherwise. */
const cueTime =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}) --> ((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?: .*)?$/;

it.each(listFiles(client, '.vtt'))(
  'every caption of %s has words, and a time that browsers read',
  (file) => {
    const [head, ...cues] = readFileSync(join(client, file), 'utf8')
      .trim()
      .split(/(?:\r?\n){2,}/);
    expect(head).toMatch(/^WEBVTT\b/);
    expect(cues.length).toBeGreaterThan(0);
    let last = '';
    for (const cue of cues) {
      const [time = '', ...words] = cue.split(/\r?\n/);
      expect(time).toMatch(cueTime);
      const [, from = '', to = ''] = cueTime.exec(time) ?? [];
      expect(from >= last && to > from, time).toBe(true);
      expect(words.join('').trim(), time).not.toBe('');
      last = from;
    }
  },
);
