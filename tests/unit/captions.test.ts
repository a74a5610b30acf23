import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileRules } from '../../lib/checks/files.server';
import { readContent } from '../../lib/content/content.server';
import { readCaptions } from '../../lib/files/captions.server';
import { contentFolder } from '../../lib/files/folders.server';
import { writeFiles } from '../../scripts/lib/files';
import { today } from '../support/content-copy';

const content = readContent(resolve(contentFolder), today);
const spanish = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola.\n';

/** What a function returns in a project whose clip has these English captions. */
function withCaptions<Result>(english: string | Buffer, ask: () => Result): Result {
  const project = mkdtempSync(join(tmpdir(), 'captions-'));
  writeFiles(project, {
    'public/video/tour.mp4': '',
    'public/video/tour.en.vtt': english,
    'public/video/tour.es.vtt': spanish,
  });
  const started = process.cwd();
  process.chdir(project);
  try {
    return ask();
  } finally {
    process.chdir(started);
    rmSync(project, { recursive: true });
  }
}

/** The findings about captions at a practice whose clip has these English ones. */
function findingsOn(english: string | Buffer) {
  const practice = { ...content.practice, video: '/video/tour.mp4' };
  return withCaptions(english, () =>
    fileRules.flatMap((rule) => rule({ ...content, practice })),
  ).filter(({ file }) => file.startsWith('public/'));
}

describe('captions of the clip', () => {
  it('are printed as words, without times, tags and signs written with letters', () => {
    const cues = [
      '00:01.000 --> 00:02.000',
      '<v Dr. Sample>You are <i>welcome</i>',
      '&amp; heard.',
    ];
    const words = withCaptions(
      ['WEBVTT', '', ...cues, '', '2', cues[0], 'Call.', ''].join('\n'),
      () => readCaptions('/video/tour.mp4', 'en'),
    );
    expect(words).toBe('You are welcome & heard. Call.');
  });

  it.each([
    ['as the site has them', spanish],
    [
      'with hours, settings and notes',
      'WEBVTT - tour\n\nNOTE by Jo\n\n1\n01:00:00.500 --> 01:00:02.000 line:90%\nHello.\n',
    ],
    [
      'over a full minute and a full hour',
      'WEBVTT\n\n00:59.000 --> 01:01.000\nHello.\n\n59:59.000 --> 01:00:01.000\nBye.\n',
    ],
    ['from Windows', `\uFEFF${spanish.replaceAll('\n', '\r\n')}`],
  ])('are right %s', (_, captions) => {
    expect(findingsOn(captions)).toEqual([]);
  });

  it.each([
    [
      'in the format of another program',
      '1\n00:00:01,000 --> 00:00:02,000\nHello.\n',
      { code: 'captions', line: 1, values: { found: '1' } },
    ],
    [
      'with a comma in a time',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n\n00:03,000 --> 00:04,000\nCall us.\n',
      { code: 'captions', line: 6, values: { found: '00:03,000 --> 00:04,000' } },
    ],
    [
      'with a minute of 75 seconds',
      'WEBVTT\n\n00:01.000 --> 00:75.000\nHello.\n',
      { code: 'captions', line: 3 },
    ],
    [
      'that end before they begin',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n\n59:59.500 --> 59:58.000\nCall us.\n',
      { code: 'captions', line: 6, values: { found: '59:59.500 --> 59:58.000' } },
    ],
    ['without a time', 'WEBVTT\n\nHello.\n', { code: 'captions', line: 1 }],
    ['in an empty file', '', { code: 'captions', line: 1 }],
    [
      'in another encoding',
      Buffer.from(spanish.replace('Hola', 'Llámenos'), 'latin1'),
      { code: 'encoding', line: 4, values: { found: 'Ll\uFFFDmenos.' } },
    ],
  ])('are a fault of the build %s', (_, captions, expected) => {
    expect(findingsOn(captions)).toEqual([
      expect.objectContaining({ level: 'fault', file: 'public/video/tour.en.vtt', ...expected }),
    ]);
  });
});
