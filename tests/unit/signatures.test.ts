import { spawnSync } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import { divideFrontMatter } from '../../lib/content/front-matter';
import { sign, staleTranslations, translatedFiles } from '../../lib/content/signatures.server';
import { ContentCopy } from '../support/content-copy';
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

it('the commands sign and accept the files in their arguments, and nothing else', {
  tags: 'further',
}, () => {
  const env: NodeJS.ProcessEnv = { ...process.env, CONTENT_FOLDER: content.folder };
  const run = (...command: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', ...command], { env });
  for (const name of ['about', 'contact']) content.set(`en/${name}.md`, 'lead', 'We listen.');
  const lines = (...names: string[]) => {
    const { stdout, stderr, status } = run('scripts/accept-translation.ts', ...names);
    return [`${stdout}${stderr}`.replaceAll(content.folder, 'content'), status];
  };
  expect(lines('about.md', 'nowhere.md')).toEqual(['There is no content/es/nowhere.md.\n', 1]);
  // Without a name it lists them, and accepts none.
  for (const _ of ['once', 'and again']) {
    expect(lines()).toEqual([
      'content/es/about.md is not accepted as it is.\ncontent/es/contact.md is not accepted as it is.\n',
      0,
    ]);
  }
  expect(lines('content/es/about.md')).toEqual([
    'content/es/about.md is accepted as it is.\ncontent/es/contact.md is not accepted as it is.\n',
    0,
  ]);
  expect(staleTranslations(content.folder, translatedFiles(table))).toEqual(['contact.md']);
  lines('--all');
  expect(staleTranslations(content.folder, translatedFiles(table))).toEqual([]);
  run('scripts/sign.ts', 'reviewed', jo.by, `content/${file}`);
  expect(page()).toMatchObject({ approved: null, reviewed: { by: jo.by } });
  // The second is a file of the content, but no text.
  for (const wrong of ['en/nowhere.md', 'hours.yaml']) {
    const refused = run('scripts/sign.ts', 'reviewed', jo.by, 'en/about.md', wrong);
    expect(refused.status).toBe(1);
    expect(refused.stderr.toString()).toMatch(/Nothing was signed/);
    expect(refused.stderr.toString()).toContain(`: ${wrong}.`);
  }
  // It takes the day of the build, which is that of the practice's clock, not of UTC.
  env.BUILD_DAY = '2030-01-02';
  run('scripts/sign.ts', 'reviewed', jo.by, `content/${file}`);
  expect(content.read(file)).toMatch(/^reviewedOn: '?2030-01-02/m);
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
