import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { sign } from '../../lib/content/signatures.server';
import { staleTranslations } from '../../lib/content/translations.server';
import { contentFolder } from '../../lib/folders.server';
import { nextReview, signatureFindings } from '../../lib/launch/signature-findings.server';
import { withValues } from '../findings';

const file = 'en/services/adhd-treatment.md';
const { glossary } = readContent(contentFolder);
const jo = { by: 'Jo Doe, MD', on: '2026-11-21' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a page that a clinician has reviewed and the practice approved', () => {
  beforeEach(() => {
    edit((text) => sign(sign(text, 'reviewed', jo), 'approved', jo));
  });

  it('has both signatures, and nothing is left to sign', () => {
    expect(page()).toMatchObject({ approved: jo, reviewed: jo, lapsed: {} });
    expect(signatureFindings(page(), glossary, '2027-11-20')).toEqual([]);
    expect(nextReview(jo.on)).toBe('2027-11-21');
  });

  it('leaves the Spanish page as it is: unsigned, and not older than the English', () => {
    const { words } = readContent(folder);
    expect(words.es.pages.get('services/adhd-treatment')).toMatchObject({ reviewed: null });
    expect(staleTranslations(folder)).toEqual([]);
  });

  it('loses both when a word changes, and the launch check names the command', () => {
    edit((text) => text.replace(/^lead: /m, 'lead: Now '));
    expect(page()).toMatchObject({ approved: null, reviewed: null });
    const [finding, ...others] = withValues(signatureFindings(page(), glossary, '2026-11-22'));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      field: 'approvedBy; reviewedBy',
      found: expect.stringContaining('reviewed by Jo Doe, MD on 2026-11-21, changed since'),
      todo: expect.stringContaining('npm run sign -- reviewed'),
    });
  });

  it('loses a signature that was typed in without a fingerprint', () => {
    edit((text) => text.replace(/^reviewedText: .*\n/m, ''));
    expect(page()).toMatchObject({ approved: jo, reviewed: null });
  });

  it('is signed anew in place of the earlier signature', () => {
    edit((text) => sign(text.replace(/^lead: /m, 'lead: Now '), 'reviewed', jo));
    expect(page()).toMatchObject({ approved: null, reviewed: jo });
  });

  it('is to be reviewed again after a year', () => {
    expect(signatureFindings(page(), glossary, '2027-11-21').map(({ field }) => field)).toEqual([
      'reviewedOn',
    ]);
  });
});

it('is signed once, wherever its fields stand', () => {
  const text = 'reviewedBy: null\ntitle: A\nreviewedOn: null\nreviewedText: null\n';
  expect(sign(text, 'reviewed', jo).match(/^reviewedOn:/gm)).toHaveLength(1);
});

it('a signature that looks like a sample is named', () => {
  edit((text) => sign(text, 'reviewed', { ...jo, by: 'Alex Sample, MD' }));
  expect(withValues(signatureFindings(page(), glossary, '2026-11-22'))).toContainEqual(
    expect.objectContaining({ field: 'reviewedBy', found: 'a sample' }),
  );
});

it('a page that asks for no review cannot be signed by a clinician', () => {
  const text = readFileSync(join(folder, 'en/about.md'), 'utf8');
  expect(sign(text, 'reviewed', jo)).toBe(text);
});

function page() {
  const page = readContent(folder).words.en.pages.get('services/adhd-treatment');
  if (!page) throw new Error('The page was not read.');
  return page;
}

function edit(change: (text: string) => string) {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
