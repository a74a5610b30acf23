import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../lib/checks/checks.server';
import { checkUnreadFiles } from '../../lib/checks/unread-files.server';
import { ContentCopy } from '../support/content-copy';

const content = new ContentCopy();

/** The findings, each with its code, file and the file that was meant. */
const unread = () =>
  checkUnreadFiles(content.folder).map(({ code, file, values }) =>
    [code, file, values.expected ?? '']
      .map((part) => String(part).replace(`${content.folder}/`, ''))
      .join(' ')
      .trim(),
  );

describe('a file of the content that nobody reads', () => {
  it.each([
    ['hours.yml', 'hours.yaml'],
    ['hours.YAML', 'hours.yaml'],
    ['Hours.yaml', 'hours.yaml'],
    ['hours.yaml.orig', 'hours.yaml'],
    ['practice 2.yaml', 'practice.yaml'],
    ['practice (Jo’s conflicted copy 2026-11-22).yaml', 'practice.yaml'],
    ['Copy of practice.yaml', 'practice.yaml'],
    ['language-help-copy.yaml', 'language-help.yaml'],
    ['en/about 2.md', 'en/about.md'],
    ['es/about.txt', 'es/about.md'],
    ['en/practice.yaml', 'practice.yaml'],
    ['about.md', 'en/about.md'],
  ])('is named with the one that was meant: %s', (file, expected) => {
    content.write(file, 'x');
    expect(unread()).toEqual([`unread-copy ${file} ${expected}`]);
  });

  it.each(['prices.yaml', 'en/services/notes.txt', 'en/towns/naples 2.md', 'notes.txt'])(
    'is named alone if it is like none: %s',
    (file) => {
      content.write(file, 'x');
      expect(unread()).toEqual([`unread-file ${file}`]);
    },
  );

  it('is named once with its folder, if that is none of the content', () => {
    mkdirSync(join(content.folder, 'old/en'), { recursive: true });
    content.write('old/hours.yaml', 'x');
    content.write('old/en/about.md', 'x');
    expect(unread()).toEqual(['unread-file old']);
  });

  it.each([
    '.DS_Store',
    'en/Thumbs.db',
    'desktop.ini',
    '.hours.yaml.swp',
    'hours.yaml~',
    '~$notes',
  ])('is passed over if systems and editors make it: %s', (file) => {
    content.write(file, 'x');
    expect(unread()).toEqual([]);
  });

  it('is no text of a list that could be a page, which has its own finding', () => {
    content.write('en/services/insomnia.md', 'x');
    expect(unread()).toEqual([]);
  });

  it('is named beside the file that is missing', () => {
    content.copy('hours.yaml', 'hours.yml');
    content.remove('hours.yaml');
    const faults = checkFolder(content.folder).findings.filter(({ level }) => level === 'fault');
    const codes = faults.map(({ code }) => code);
    expect(codes).toEqual(['missing-file', 'unread-copy']);
  });
});
