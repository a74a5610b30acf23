import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentFolder } from '../../lib/files/folders.server';
import { finding } from '../../lib/findings/finding';
import { projectFolder } from '../support/project';

/** The steps that complete a build, by their modules. */
const steps = {
  '../../scripts/build/critical-css': ['divideStyles'],
  '../../scripts/build/editor': ['writeEditor'],
  '../../scripts/build/host-files': ['writeHostFiles'],
  '../../scripts/build/images': ['writeImages', 'writeIcons'],
  '../../scripts/build/output': [
    'removeUnusedScripts',
    'removeUnusedMedia',
    'writePageData',
    'writeLicenses',
    'writeBuildRecord',
  ],
  '../../scripts/build/share-images': ['writeShareImages'],
  '../../scripts/build/site-files': ['writeSiteFiles'],
  '../../scripts/lib/ensure-build': ['writeInputsHash'],
  '../../scripts/lib/files': ['writeFiles'],
  '../../lib/findings/finding': ['describe'],
};
const names = Object.values(steps).flat();

let folder = '';
let dist = '';
let unfinished = '';
let failing: string | undefined;
let finishBuild: typeof import('../../scripts/build/finish-build').finishBuild;

/** A stub of a step, which does nothing or fails. */
const act = (name: string) => {
  if (name === failing) throw new Error(`${name} failed`);
  return '';
};

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../lib/files/folders.server', () => ({
    contentFolder,
    get distFolder() {
      return dist;
    },
  }));
  // The sample has no editor.
  const { siteContent, ...site } = await import('../../lib/site.server');
  const content = siteContent();
  const practice = { ...content.practice, editor: { repository: 'x/y', branch: 'edits' } };
  vi.doMock('../../lib/site.server', () => ({
    ...site,
    siteContent: () => ({ ...content, practice }),
  }));
  for (const [module, exports] of Object.entries(steps)) {
    const mocked = Object.fromEntries(exports.map((name) => [name, () => act(name)]));
    vi.doMock(module, async (original) => ({ ...(await original<object>()), ...mocked }));
  }
  ({ finishBuild } = await import('../../scripts/build/finish-build'));
});
afterAll(() => {
  const mocked = [...Object.keys(steps), '../../lib/files/folders.server', '../../lib/site.server'];
  for (const module of mocked) vi.doUnmock(module);
  vi.resetModules();
});

beforeEach(() => {
  failing = undefined;
  folder = mkdtempSync(join(tmpdir(), 'finish-build-'));
  dist = join(folder, 'dist');
  unfinished = join(folder, 'dist.new');
  for (const [build, text] of [
    [dist, 'last'],
    [unfinished, 'new'],
  ] as const) {
    mkdirSync(build);
    writeFileSync(join(build, 'index.html'), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const reminder = finding('over', { file: 'content/hours.yaml' }, { day: '2026-11-27' });
const unknown = finding('not-known', { file: 'content/visits.yaml' }, { name: 'missedVisitFee' });
const finish = () => finishBuild(unfinished, { hash: '', commit: null }, [reminder, unknown]);
const served = () => readFileSync(join(dist, 'index.html'), 'utf8');

describe('a build', () => {
  it('takes the place of the last one once it is complete', async () => {
    await finish();
    expect(served()).toBe('new');
    expect(existsSync(unfinished)).toBe(false);
  });

  it('says how many reminders and guesses there are, and how many facts are not known', async () => {
    const report = await finish();
    expect(report).toMatch(/^Built \d+ pages into .*\/dist\/client, as of \d{4}-\d\d-\d\d\.\n/);
    expect(report).toMatch(/^Reminders: 1$/m);
    expect(report).toMatch(/^Guesses at faults in texts: 1 \(npm run launch-check\)/m);
    expect(report).toContain('Facts not known, and so left out: 1 ');
  });

  it('is without the program that rendered it', async () => {
    mkdirSync(join(unfinished, 'server'));
    await finish();
    expect(existsSync(join(dist, 'server'))).toBe(false);
  });

  it.each(names)('that fails at %s leaves the last good one', async (name) => {
    failing = name;
    await expect(finish()).rejects.toThrow(`${name} failed`);
    expect(served()).toBe('last');
  });

  it('has no step beside those that are made to fail', () => {
    const source = readFileSync(join(projectFolder, 'scripts/build/finish-build.ts'), 'utf8');
    const imported = [...source.matchAll(/^import \{ (.+) \} from '\.\/.+';$/gm)].flatMap(
      ([, list = '']) => list.split(', '),
    );
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((name) => !names.includes(name))).toEqual([]);
  });
});
