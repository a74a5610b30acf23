import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { HostTable } from '../hosts/table';
import type { Finding } from './finding';
import { observatoryScore } from './observatory';

/**
 * What is missing or weak in the last build: files that pages name, and the headers that its
 * hosts are given.
 * @param dist the build's folder
 * @param paths of every page
 */
export function buildFindings(dist: string, paths: readonly string[]): Finding[] {
  const tableFile = join(dist, 'hosts/table.json');
  if (!existsSync(tableFile)) {
    return [{ file: dist, field: 'folder', found: 'no build', todo: 'run npm run build' }];
  }
  const table: HostTable = JSON.parse(readFileSync(tableFile, 'utf8'));
  const pages = paths.map((path) => ({ path, file: fileOf(dist, path) }));
  return [
    ...headerFindings(table, pages[0]?.file),
    ...pages.flatMap(({ path, file }) => missingFiles(dist, path, file)),
  ];
}

/** A header set weaker than this, by the Observatory's rules, has a hole. */
const leastScore = 130;

function headerFindings({ headers }: HostTable, home: string | undefined): Finding[] {
  const policy = headers['Content-Security-Policy'] ?? '';
  const score = home ? observatoryScore(headers, load(readFileSync(home, 'utf8'))) : 0;
  const weak = (field: string, found: string, todo: string): Finding => ({
    file: 'dist/hosts/table.json',
    field,
    found,
    todo,
  });
  return [
    ...(score < leastScore
      ? [weak('headers', `${score} points`, `mend lib/hosts; they have to reach ${leastScore}`)]
      : []),
    ...(/'unsafe-/.test(policy)
      ? [weak('Content-Security-Policy', policy, 'allow nothing unsafe')]
      : []),
  ];
}

function missingFiles(dist: string, path: string, file: string): Finding[] {
  if (!existsSync(file)) {
    return [{ file, field: 'file', found: 'no such page', todo: 'build anew' }];
  }
  const $ = load(readFileSync(file, 'utf8'));
  const named = $('[src], link[href], source[srcset]')
    .toArray()
    .flatMap((element) => [
      $(element).attr('src'),
      element.tagName === 'link' ? $(element).attr('href') : undefined,
      ...($(element).attr('srcset') ?? '').split(', ').map((item) => item.split(' ')[0]),
    ])
    .filter((address) => address?.match(/^\/.*\.\w+$/));
  return [...new Set(named)]
    .filter((address) => !existsSync(join(dist, 'client', address ?? '')))
    .map((address) => ({
      file: path,
      field: address ?? '',
      found: 'no such file in the build',
      todo: 'put the file in its place and build anew',
    }));
}

const fileOf = (dist: string, path: string) =>
  join(dist, 'client', path === '/' ? 'index.html' : `${path}.html`);
