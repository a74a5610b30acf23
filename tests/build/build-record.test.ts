import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder, distFolder } from '../../lib/files/folders.server';
import { readBuild } from '../../lib/launch/build-record.server';
import { writeBuildRecord } from '../../scripts/build/output';
import { codePaths, readInputs } from '../../scripts/lib/ensure-build';
import { listFiles } from '../../scripts/lib/files';
import { fullSite } from '../support/full-site';

it('a build names the commit that it was begun from only if nothing has changed since', () => {
  const client = mkdtempSync(join(tmpdir(), 'build-record-'));
  writeFileSync(join(client, 'index.html'), '');
  const commit = 'a'.repeat(40);
  const { hash } = readInputs();
  const recorded = (hash: string) => {
    writeBuildRecord(client, '2026-11-27', { hash, commit });
    return JSON.parse(readFileSync(join(client, 'build.json'), 'utf8')).commit;
  };
  expect(recorded(hash)).toBe(commit);
  expect(recorded('that of other files')).toBeNull();
  rmSync(client, { recursive: true });
});

it('a build of content that git ignores names no commit', () => {
  expect(readBuild(fullSite.DIST_FOLDER).record.commit).toBeNull();
});

describe('a build names its commit', () => {
  const started = process.cwd();
  let folder: string;

  const write = (file: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), 'text\n');
  };
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Jo', '-c', 'user.email=jo@clinic.example'];
    return spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim();
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'repository-'));
    for (const path of codePaths) write(extname(path) ? path : `${path}/a.ts`);
    write(`${contentFolder}/a.md`);
    writeFileSync(join(folder, '.gitignore'), '*.log\n');
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message=One');
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(started);
    rmSync(folder, { recursive: true });
  });

  it('if that is what was built, whatever else has changed', () => {
    write('notes.txt');
    expect(readInputs().commit).toBe(git('rev-parse', 'HEAD'));
    expect(readInputs().commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it.each([
    ['was changed', 'lib/a.ts', 'other\n'],
    ['is not in it', `${contentFolder}/b.md`, 'text\n'],
    ['is ignored, and would be built all the same', 'public/a.log', 'text\n'],
  ])('unless a file %s', (_, file, text) => {
    writeFileSync(join(folder, file), text);
    expect(readInputs().commit).toBeNull();
  });
});

it('every script, style and font of a build is named by something that is served', () => {
  const client = join(distFolder, 'client');
  const files = listFiles(client);
  const unnamed = new Set(files.filter((file) => file.startsWith('assets/')));
  expect(unnamed.size).toBeGreaterThan(10);
  // The record names every file, but no visitor reads it.
  const isRead = (file: string) => /\.(html|json|js|css|webmanifest)$/.test(file);
  const served = files.filter((file) => !unnamed.has(file) && isRead(file));
  const read = served.filter((file) => file !== 'build.json' && file !== 'vercel.json');
  for (const file of read) {
    const text = readFileSync(join(client, file), 'utf8');
    for (const name of unnamed) {
      if (!text.includes(name.split('/').at(-1) ?? '')) continue;
      unnamed.delete(name);
      // The files that it names are served too.
      if (isRead(name)) read.push(name);
    }
  }
  expect([...unnamed]).toEqual([]);
});
