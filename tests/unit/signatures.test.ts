import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContent } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import { divideFrontMatter } from '../../lib/content/front-matter';
import { sign, staleTranslations, translatedFiles } from '../../lib/content/signatures.server';
import { ContentCopy } from '../support/content-copy';
import { projectFolder } from '../support/project';
import { table } from '../support/routes';

const file = 'en/services/adhd-treatment.md';
const jo = { by: 'Jo Doe, MD', on: '2026-11-21' };
const content = new ContentCopy();

const edit = (change: (text: string) => string) => content.write(file, change(content.read(file)));
const page = () => readContent(content.folder).words.en.pages.get('services/adhd-treatment');

/** The findings of the launch check on the signatures of the page on a day. */
const found = (day: string) =>
  checkContent(readContent(content.folder, day))
    .filter(
      (finding) => finding.file === `${content.folder}/${file}` && /By|On$/.test(finding.field),
    )
    .filter(({ field }) => !field.startsWith('sources'))
    .map(({ code, field }) => `${code} ${field}`);

describe('a page that a clinician has reviewed and the practice approved', () => {
  beforeEach(() => {
    edit((text) => sign(sign(text, 'reviewed', jo), 'approved', jo));
  });

  it('has both signatures, and nothing is left to sign', () => {
    expect(page()).toMatchObject({ approved: jo, reviewed: jo });
    expect(found('2026-11-22')).toEqual([]);
  });

  it('leaves the Spanish page as it is: unsigned, and not older than the English', () => {
    const { words } = readContent(content.folder);
    expect(words.es.pages.get('services/adhd-treatment')).toMatchObject({ reviewed: null });
    expect(staleTranslations(content.folder, translatedFiles(table))).toEqual([]);
  });

  it('loses both when a word changes', () => {
    edit((text) => text.replace(/^lead: (.)/m, 'lead: $1 now '));
    expect(page()).toMatchObject({ approved: null, reviewed: null });
    expect(found('2026-11-22')).toEqual(['unsigned approvedBy', 'unsigned reviewedBy']);
  });

  it('loses a signature that was typed in without a fingerprint', () => {
    edit((text) => text.replace(/^reviewedText: .*\n/m, ''));
    expect(page()).toMatchObject({ approved: jo, reviewed: null });
  });

  it('is signed anew in place of the earlier signature', () => {
    edit((text) => sign(text.replace(/^lead: (.)/m, 'lead: $1 now '), 'reviewed', jo));
    expect(page()).toMatchObject({ approved: null, reviewed: jo });
    expect(content.read(file).match(/^reviewed(By|On|Text):/gm)).toHaveLength(3);
  });

  it('is to be reviewed again after a year', () => {
    expect(found('2027-11-20')).toEqual([]);
    expect(found('2027-11-21')).toEqual(['not-confirmed reviewedOn']);
  });
});

describe('the commands', () => {
  const { argv, exitCode } = process;
  let runs = 0;
  afterEach(() => {
    process.argv = argv;
    process.exitCode = exitCode;
    vi.doUnmock('../../lib/files/folders.server');
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  /** Runs a command on the copy of the content: what it prints, and its exit code. */
  async function run(script: 'sign' | 'accept-translation', ...names: string[]) {
    const printed: string[] = [];
    const print = (text: string) => printed.push(text.replaceAll(content.folder, 'content'));
    for (const stream of ['log', 'error'] as const)
      vi.spyOn(console, stream).mockImplementation(print);
    vi.doMock('../../lib/files/folders.server', async (original) => ({
      ...(await original<object>()),
      contentFolder: content.folder,
    }));
    process.argv = [...argv.slice(0, 2), ...names];
    process.exitCode = 0;
    // A script runs when it is imported, and once for each address.
    runs += 1;
    await import(`${join(projectFolder, 'scripts', `${script}.ts`)}?${runs}`);
    return { printed, exitCode: process.exitCode };
  }

  const stale = () => staleTranslations(content.folder, translatedFiles(table));

  it('list the Spanish texts that nobody has accepted, and accept those named alone', async () => {
    expect(await run('accept-translation')).toEqual({
      printed: ['All Spanish texts are accepted as they are.'],
      exitCode: 0,
    });
    for (const name of ['about', 'contact']) content.set(`en/${name}.md`, 'lead', 'We listen.');
    expect(await run('accept-translation', 'about.md', 'nowhere.md')).toEqual({
      printed: ['There is no content/es/nowhere.md.'],
      exitCode: 1,
    });
    // Without a name it lists them, and accepts none.
    for (const _ of ['once', 'and again']) {
      expect(await run('accept-translation')).toEqual({
        printed: [
          'content/es/about.md is not accepted as it is.',
          'content/es/contact.md is not accepted as it is.',
        ],
        exitCode: 0,
      });
    }
    expect(await run('accept-translation', 'content/es/about.md')).toEqual({
      printed: [
        'content/es/about.md is accepted as it is.',
        'content/es/contact.md is not accepted as it is.',
      ],
      exitCode: 0,
    });
    expect(stale()).toEqual(['contact.md']);
    await run('accept-translation', '--all');
    expect(stale()).toEqual([]);
  });

  it('sign the files named, as the kind that is asked for, on the day of the practice', async () => {
    // The day of the build is that of the practice's clock, not of UTC.
    vi.stubEnv('BUILD_DAY', '2030-01-02');
    const signed = await run('sign', 'reviewed', jo.by, `content/${file}`, 'es/about.md');
    expect(signed).toEqual({
      printed: [
        `content/${file} is reviewed by ${jo.by}.`,
        `content/es/about.md is reviewed by ${jo.by}.`,
      ],
      exitCode: 0,
    });
    for (const name of [file, 'es/about.md'])
      expect(content.read(name)).toMatch(/^reviewedOn: '?2030-01-02/m);
    expect(content.read(file)).not.toContain('approvedOn');
    expect(content.read('en/contact.md')).not.toContain('reviewedOn');
    await run('sign', 'approved', jo.by, file);
    expect(content.read(file)).toMatch(/^approvedOn: '?2030-01-02/m);
  });

  it.each([
    ['what is no text', 'Nothing was signed', ['reviewed', 'Jo Doe', 'en/about.md', 'hours.yaml']],
    ['a file that there is not', 'en/nowhere.md', ['reviewed', 'Jo Doe', 'en/nowhere.md']],
    ['another kind of signature', 'npm run sign -- approved', ['signed', 'Jo Doe', 'en/about.md']],
    ['no file', 'npm run sign -- approved', ['approved', 'Jo Doe']],
    ['nobody', 'npm run sign -- approved', []],
  ])('sign nothing where they are given %s, and say so', async (_, words, names) => {
    const { printed, exitCode } = await run('sign', ...names);
    expect(exitCode).toBe(1);
    expect(printed).toEqual([expect.stringContaining(words)]);
    expect(content.read('en/about.md')).not.toContain('reviewedOn');
  });
});

it('a file saved on Windows is signed among its fields, in the order in which the editor writes them', () => {
  const written = '---\r\ntitle: A\r\n---\r\nText\r\n';
  const earlier = sign(written, 'reviewed', { ...jo, by: 'Al Roe, MD' }).replace(/\r?\n/g, '\r\n');
  const signed = sign(sign(earlier, 'reviewed', jo), 'approved', jo);
  const fields = divideFrontMatter(signed.replaceAll('\r\n', '\n'))?.fields ?? '';
  expect(fields.match(/^(?:approved|reviewed)\w+/gm)).toEqual([
    'approvedBy',
    'reviewedBy',
    'approvedOn',
    'approvedText',
    'reviewedOn',
    'reviewedText',
  ]);
  expect(signed).not.toContain('Al Roe');
});

it('a page with a byte order mark is signed among its fields', () => {
  const signed = sign('\uFEFF---\ntitle: A\n---\n\nText.\n', 'approved', jo);
  expect(signed).toMatch(/^\uFEFF---\ntitle: A\napprovedBy: /);
  expect(signed).toMatch(/\n---\n\nText\.\n$/);
});

it('a signature that looks like a sample is named', () => {
  edit((text) => sign(text, 'reviewed', { ...jo, by: 'Alex Sample, MD' }));
  expect(found('2026-11-22')).toEqual(['unsigned approvedBy', 'sample reviewedBy']);
});
