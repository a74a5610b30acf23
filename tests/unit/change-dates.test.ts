import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readChangeDates } from '../../scripts/lib/change-dates';

let folder: string;
let content: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  content = join(folder, 'content');
  mkdirSync(join(content, 'en'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(content, name), text);

function git(...args: string[]) {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@clinic.example', ...args], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });
}

let day = '2026-01-01';
function commit(on: string) {
  day = on;
  git('add', '.');
  git('commit', '-m', 'Change');
}

it('gives the day of each file’s last commit, and none for what was changed since', () => {
  git('init');
  write('en/about.md', 'one');
  write('en/home.md', 'one');
  write('en/contact.md', 'one');
  commit('2026-01-01');
  write('en/home.md', 'two');
  commit('2026-02-02');
  write('en/contact.md', 'two');
  write('en/new.md', 'one');
  expect(Object.fromEntries(readChangeDates(content))).toEqual({
    'en/about.md': '2026-01-01',
    'en/home.md': '2026-02-02',
  });
});

it('gives nothing where the history is cut short', () => {
  git('init');
  write('en/home.md', 'one');
  commit('2026-01-01');
  write('en/home.md', 'two');
  commit('2026-02-02');
  git('clone', '--depth=1', `file://${folder}`, 'copy');
  expect(readChangeDates(join(folder, 'copy/content')).size).toBe(0);
});

it('gives nothing where there is no history', () => {
  expect(readChangeDates(content).size).toBe(0);
});
