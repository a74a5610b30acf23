import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/folders.server';
import { contentTypes } from '../../lib/hosts/content-types.server';
import { hostFilesInRoot, noCache } from '../../lib/hosts/serving-rules.server';
import { readBuild } from '../../lib/launch/build-record.server';
import { deployedFindings } from '../../lib/launch/deployed-findings.server';
import { siteIn } from '../../lib/site.server';
import { sha256, sumsOf } from '../../scripts/lib/hash';
import { ProjectCopy } from '../../scripts/lib/project-copy';
import { withValues } from '../findings';

const ours = readBuild(distFolder);
const { rules, record } = ours;
const sums = Object.entries(record.files);
const notice = siteIn('en').t('footer.sampleNotice');
const commit = 'c'.repeat(40);

/** The copy that is served, and how its host differs from what it should be. */
let copy: string;
let sent: { headers: Record<string, string>; change: (body: Buffer, file: string) => Buffer };
let isCompressed = false;
const server = createServer((request, response) => {
  const path = decodeURI(request.url ?? '');
  const slash = /^(.+)\/$/.exec(path)?.[1];
  const to = rules.redirects.find(({ from }) => from === path)?.to ?? slash;
  if (to) return response.writeHead(301, { location: to }).end();
  const served = extname(path) ? path : `${path === '/' ? '/index' : path}.html`;
  const isFound = existsSync(join(copy, served));
  const cached = isFound && rules.cached.find(({ folder }) => path.startsWith(folder));
  const missing = path.startsWith('/es') ? '/es/404.html' : '/404.html';
  const file = isFound ? served : missing;
  const body = sent.change(readFileSync(join(copy, file)), file);
  const ending = extname(file).slice(1);
  response.writeHead(isFound ? 200 : 404, {
    ...sent.headers,
    'cache-control': cached ? cached.cacheControl : noCache,
    'content-type': contentTypes[ending] + (ending === 'html' ? '; charset=utf-8' : ''),
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  response.end(isCompressed ? gzipSync(body) : body);
});

beforeEach(async () => {
  copy = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync(join(distFolder, 'client'), copy, { recursive: true });
  sent = { headers: { ...rules.headers }, change: (body) => body };
  isCompressed = false;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
});
afterEach(() => {
  server.close();
  rmSync(copy, { recursive: true });
});

/** What the check finds in the copy, as if it were served from its own domain. */
async function check(...args: Parameters<typeof compare>) {
  return (await compare(...args)).findings;
}

async function compare(
  known: Partial<Parameters<typeof deployedFindings>[1]> = {},
  site = 'https://copy.test',
) {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { findings, compared } = await deployedFindings(site, {
    ours: { ...ours, record: { ...record, commit } },
    rebuild: () => ({ reason: 'npm ci failed' }),
    sampleTexts: [],
    ask: (address, options) => fetch(String(address).replace(site, origin), options),
    ...known,
  });
  return { findings: withValues(findings), compared };
}

const recordAs = (change: object) =>
  writeFileSync(join(copy, 'build.json'), JSON.stringify({ ...record, commit, ...change }));

describe('a deployed copy', () => {
  it('has no findings if it is as it was built, however its host compresses it', async () => {
    const { findings, compared } = await compare();
    expect(findings).toEqual([]);
    const files = sums.length - hostFilesInRoot.length - rules.redirects.length;
    expect(compared).toMatch(new RegExp(`^${files} files .* of commit c+ as of ${record.day}$`));
    isCompressed = true;
    expect(await check()).toEqual([]);
  });

  it('with a hundred changed bytes in files of all kinds has a hundred findings', async () => {
    const endings = [...new Set(sums.map(([file]) => extname(file)))];
    const served = sums.filter(
      ([file]) =>
        !hostFilesInRoot.includes(file) &&
        !/(^|\/)404\.html$/.test(file) &&
        !rules.redirects.some(({ from }) => `${from}.html` === `/${file}`),
    );
    const ofEachKind = endings.flatMap((ending) =>
      served.filter(([file]) => extname(file) === ending).slice(0, 4),
    );
    const changed = [...new Set([...ofEachKind, ...served])].slice(0, 100).map(([file]) => file);
    for (const [index, file] of changed.entries()) {
      const bytes = readFileSync(join(copy, file));
      const place = (index * 7919) % bytes.length;
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      writeFileSync(join(copy, file), bytes);
    }
    const findings = (await check()).filter(({ file }) => !file.endsWith('/'));
    expect(findings.map(({ field }) => field)).toEqual(changed.map(() => 'bytes'));
    expect(new Set(findings.map(({ file }) => file)).size).toBe(100);
  });

  it.each([
    [
      'a minifier',
      (html: string) => html.replace('</body></html>', ''),
      /expected: <\/body><\/html>\n +served: +nothing$/,
      'switch off what the host changes',
    ],
    [
      'a script',
      (html: string) => html.replace('</body>', '<script src="/beacon.js"></script></body>'),
      /expected: nothing\n +served: +<script src="\/beacon\.js"><\/script>$/,
      'a script, frame, link or number that is not ours',
    ],
  ])('shows once what %s has changed in all documents', async (_, change, shown, todo) => {
    sent.change = (body, file) =>
      file.endsWith('.html') ? Buffer.from(change(body.toString())) : body;
    const [finding, ...others] = await check();
    expect(others).toEqual([]);
    expect(finding?.file).toMatch(/^https:\/\/copy\.test\/\S*, \/\S+, \/\S+ and \d+ more$/);
    expect(Number(/\d+(?= more)/.exec(finding?.file ?? ''))).toBeGreaterThan(rules.pages.length);
    expect(finding?.found).toMatch(shown);
    expect(finding?.todo).toContain(todo);
  });

  it('is named for what it is if it is served over plain http', async () => {
    const findings = await check({}, 'http://copy.test');
    expect(findings.map(({ found }) => found)).toEqual([expect.stringMatching(/^plain http/)]);
  });

  it('is named for what it is if it is an older build', async () => {
    const files = { ...record.files, 'about.html': 'a'.repeat(64) };
    const older = { commit: 'd'.repeat(40), day: '2026-01-02', files };
    recordAs(older);
    const [first] = await check({ rebuild: () => ({ ...ours, record: older }) });
    expect(first).toMatchObject({ field: 'build' });
    expect(first?.found).toMatch(/^an older build, of commit d+ as of 2026-01-02; .*about\.html$/);
  });

  it('of a build that cannot be made here is compared with its own list, and says why', async () => {
    const files = {
      ...record.files,
      'assets/old.js': sha256('old'),
      'about.html': sha256('about'),
    };
    writeFileSync(join(copy, 'assets/old.js'), 'old');
    writeFileSync(join(copy, 'about.html'), 'about');
    recordAs({ commit: 'd'.repeat(40), files });
    sent.headers['Content-Security-Policy'] = 'of that build';
    const { findings, compared } = await compare();
    expect(findings.map(({ field }) => field)).toEqual(['build']);
    expect(findings[0]?.found).toContain('Only its own list was compared, since npm ci failed');
    expect(compared).toContain('only with the list of sums that the copy itself carries');
  });

  it('with other trackers is compared with a build that has them', async () => {
    const trackers = { ANALYTICS_ID: 'G-ABC123' };
    recordAs({ trackers });
    const rebuild = (asked: object) => {
      expect(asked).toMatchObject({ commit, trackers });
      return { ...ours, record: { ...record, commit, trackers } };
    };
    const findings = await check({ rebuild });
    expect(findings.map(({ field, found }) => `${field}: ${found}`)).toEqual([
      'trackers: the copy was built with ANALYTICS_ID=G-ABC123, the build here with none',
    ]);
    recordAs({ trackers: { PATH: '/tmp' } });
    expect((await check())[0]?.found).toContain('no list of sums');
  });

  it('is named for what it is if its files are of no commit', async () => {
    recordAs({ commit: null });
    expect(await check()).toEqual([]);
    const uncommitted = { ...ours, record: { ...record, commit: null } };
    const [finding, ...others] = await check({ ours: uncommitted });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ field: '/build.json commit' });
    expect(finding?.todo).toContain('commit what was changed');
  });

  it('has a finding if its list of sums is not that of its commit', async () => {
    recordAs({ files: { ...record.files, 'about.html': 'a'.repeat(64) } });
    const [first, ...others] = await check({ rebuild: () => ours });
    expect(first?.found).toMatch(/other sums .*: about\.html/);
    expect(others).toEqual([]);
    rmSync(join(copy, 'build.json'));
    expect((await check())[0]?.found).toContain('no list of sums');
  });

  it('is named for what it is if its host has the settings of another build', async () => {
    sent.headers['Content-Security-Policy'] = "default-src 'none'; script-src 'sha256-old'";
    const [finding, ...others] = await check();
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ field: 'content-security-policy' });
    expect(finding?.file).toMatch(/ and \d+ more$/);
    expect(finding?.todo).toContain('settings of another build');
  });

  it('is named for what it is if a header was taken out', async () => {
    sent.headers = Object.fromEntries(
      Object.entries(rules.headers).filter(([name]) => name !== 'X-Frame-Options'),
    );
    const findings = await check();
    expect(findings.map(({ field, found }) => `${field}: ${found}`)).toEqual([
      'x-frame-options: no such header',
    ]);
  });

  it.each([
    ['a cookie', 'set-cookie', 'seen=1'],
    ['what keeps search engines away', 'x-robots-tag', 'noindex'],
  ])('is named for what it is if the host adds %s', async (_, name, value) => {
    sent.headers = { ...rules.headers, [name]: value };
    expect(await check()).toMatchObject([{ field: name, found: value }]);
  });

  it('is named once if the host sends none of the headers', async () => {
    sent.headers = {};
    expect(await check()).toMatchObject([{ field: 'headers' }]);
  });

  it('is named for what it is if the host has a not-found page of its own', async () => {
    sent.change = (body, file) => (file.endsWith('404.html') ? Buffer.from('Not found') : body);
    const [finding] = await check();
    expect(finding?.todo).toMatch(/^make \S*404\.html the not-found page/);
  });

  it('is named for what it is if it still shows samples', async () => {
    const notices = [notice, siteIn('es').t('footer.sampleNotice')];
    const [first, ...others] = await check({ sampleTexts: notices });
    expect(first?.found).toContain('still shows samples');
    expect(others).toEqual([]);
  });

  it('has findings for what cannot be reached or leads elsewhere', async () => {
    rmSync(join(copy, 'about.html'));
    const ask: typeof fetch = async () => Response.redirect('https://copy.test/elsewhere', 301);
    expect((await check()).map(({ field }) => field)).toEqual(['status']);
    expect((await check({ ask })).map(({ field }) => field)).toContain('location');
    const refuse: typeof fetch = () => Promise.reject(new Error('refused'));
    const unreachable = await check({ ask: refuse });
    expect(unreachable.length).toBeGreaterThan(0);
    for (const { field } of unreachable) expect(field).toMatch(/answer|build\.json/);
    const lead: typeof fetch = async () => Response.redirect('https://www.copy.test/', 301);
    expect((await check({ ask: lead })).map(({ todo }) => todo)).toEqual([
      'check that one: --url https://www.copy.test',
    ]);
  });

  it('is compared with the present files while the last build of the folder stays as it is', () => {
    const project = new ProjectCopy();
    try {
      project.copyBuild();
      project.edit('content/practice.yaml', '(239) 555-0100', '(239) 555-0123');
      const before = sumsOf(project.dist);
      const { stdout } = spawnSync(
        'npm',
        ['run', 'launch-check', '--', '--url', 'https://[::1]:1'],
        {
          cwd: project.folder,
          env: { ...process.env, CONTENT_FOLDER: 'content', DIST_FOLDER: 'dist' },
          encoding: 'utf8',
        },
      );
      expect(stdout).toMatch(/Built 62 pages into dist\.compared/);
      expect(stdout).toContain('1 thing to correct');
      expect(sumsOf(project.dist)).toEqual(before);
    } finally {
      project.remove();
    }
  });
});
