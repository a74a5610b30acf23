import { spawnSync } from 'node:child_process';
import { extname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { hostFilesInRoot } from '../../lib/hosts/serving-rules.server';
import { languages } from '../../lib/language';
import { readBuild } from '../../lib/launch/build-record.server';
import { deployedFindings, entryFindings } from '../../lib/launch/deployed-findings.server';
import { notFoundPaths } from '../../lib/routes.server';
import { projectFolder } from '../support/project';
import { redirects, routeOf } from '../support/routes';
import { askHost, cloudflare, netlify, vercel } from './hosted-copies';

const site = 'https://www.copy.test';
const build = readBuild(distFolder);
const { rules, record } = build;
const ask = askHost(cloudflare, distFolder);

describe.each(Object.entries({ cloudflare, netlify, vercel }))('a copy at %s', (name, host) => {
  const ask = askHost(host, distFolder);

  it('answers as it must at every address', { tags: ['@2.2', '@2.9'] }, async () => {
    expect(await deployedFindings(site, build, { ask })).toEqual([]);
  });

  it('leads from each former address to the page in its language', { tags: '@2.9' }, async () => {
    expect(new Set(redirects.map(({ language }) => language))).toEqual(new Set(languages));
    for (const { from, to, language } of redirects) {
      const { status, headers } = await ask(site + from);
      expect([status, headers.get('location')]).toEqual([301, routeOf(to).path[language]]);
    }
  });

  it.skipIf(name === 'vercel')(
    'sends the not-found page of each language',
    { tags: ['@2.3', '@8.2'] },
    async () => {
      const textAt = async (path: string) => (await ask(site + path)).text();
      expect(await textAt('/nope')).toBe(await textAt(notFoundPaths.en));
      expect(await textAt('/es/nope')).toBe(await textAt(notFoundPaths.es));
    },
  );
});

type Change = (response: Response) => Response | Promise<Response>;

/** The findings on a copy whose answers at some addresses are changed: `code address field`. */
async function findingsOf(changeAt: (path: string) => Change | undefined): Promise<string[]> {
  const askChanged: typeof fetch = async (address, options) => {
    const response = await ask(address, options);
    const change = changeAt(new URL(String(address)).pathname);
    return change ? change(response) : response;
  };
  const findings = await deployedFindings(site, build, { ask: askChanged });
  return findings.map(({ code, file, field }) =>
    `${code} ${file.replace(site, '')} ${field}`.trim(),
  );
}

const withBody =
  (body: string): Change =>
  (response) =>
    new Response(body, response);

const withHeader =
  (name: string, value: string): Change =>
  (response) => {
    response.headers.set(name, value);
    return response;
  };

const leadTo =
  (address: string, status = 301): Change =>
  () =>
    Response.redirect(address, status);

const fail: Change = () => Promise.reject(new TypeError('fetch failed'));

/** A connection that the server has closed while it was idle. */
function failOnce(): Change {
  let hasFailed = false;
  return (response) => {
    if (hasFailed) return response;
    hasFailed = true;
    return Promise.reject(new TypeError('fetch failed'));
  };
}

async function withOneByteChanged(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  return new Response(bytes, response);
}

describe('a deployed copy', () => {
  it('is found if one byte of a file of any kind was changed', async () => {
    const files = Object.keys(record.files).filter((file) => !hostFilesInRoot.includes(file));
    const kinds = new Map(files.map((file) => [extname(file), `/${file.replace(/\.html$/, '')}`]));
    const paths = [...kinds.values()];
    const found = await findingsOf((path) =>
      paths.includes(path) ? withOneByteChanged : undefined,
    );
    expect(found).toEqual([expect.stringMatching(/^copy-file /)]);
    expect(found[0]).toContain(`(+${paths.length - 3})`);
  });

  it.each<[name: string, changes: Record<string, Change>, expected: string[]]>([
    [
      'answers differ',
      {
        '/about': () => new Response('', { status: 404 }),
        '/about/': leadTo('https://other.test/about?from=card'),
        '/locations/naples': leadTo(`${site}/locations/psychiatrist-naples`, 302),
        '/contact': fail,
        '/for-patients': failOnce(),
        '/not-a-page': withBody('Not found'),
        '/es/not-a-page': ({ body, headers }) => new Response(body, { headers }),
      },
      [
        'copy-answer /about',
        'copy-no-answer /contact',
        'copy-answer /about/?from=card',
        'copy-answer /locations/naples',
        'copy-answer /es/not-a-page',
        'copy-file /not-a-page',
      ],
    ],
    [
      'headers differ',
      {
        '/about': withHeader('X-Frame-Options', 'SAMEORIGIN'),
        '/contact': withHeader('Cache-Control', 'max-age=600'),
        '/services': withHeader('Set-Cookie', 'seen=1'),
        '/for-patients': withHeader('X-Robots-Tag', 'noindex'),
        '/hipaa-notice': ({ body }) =>
          new Response(body, { headers: { 'Content-Type': 'text/html' } }),
        '/assets/not-a-file.00000000.svg': withHeader('Cache-Control', 'max-age=31536000'),
        '/about/': withHeader('Cache-Control', 'max-age=60'),
        '/contact/': withHeader('Cache-Control', 'public, max-age=0'),
        '/locations/naples': withHeader('Cache-Control', 'max-age=86400'),
      },
      [
        'copy-answer /about X-Frame-Options',
        'copy-answer /contact Cache-Control',
        'copy-answer /for-patients X-Robots-Tag',
        'copy-answer /hipaa-notice Content-Type',
        ...[...Object.keys(rules.headers), 'Cache-Control'].map(
          (name) => `copy-answer /hipaa-notice ${name}`,
        ),
        'copy-answer /services Set-Cookie',
        'copy-answer /assets/not-a-file.00000000.svg Cache-Control',
        'copy-answer /about/?from=card Cache-Control',
        'copy-answer /locations/naples Cache-Control',
      ],
    ],
    ['there is no record', { '/build.json': withBody('Not found') }, ['copy-file /build.json']],
    ['nobody answers', { '/build.json': fail }, ['copy-no-answer']],
    ['it has moved', { '/build.json': leadTo('https://other.test/') }, ['copy-answer']],
  ])('is named for what it is if %s', async (_, changes, expected) => {
    const found = await findingsOf((path) => changes[path]);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('is one finding if it is another build, whose files are as its own record says', async () => {
    const record = {
      ...build.record,
      files: { ...build.record.files, 'about.html': 'a'.repeat(64) },
    };
    const [found, ...others] = await deployedFindings(site, { rules, record }, { ask });
    expect(found).toMatchObject({ code: 'copy-other-build', values: { files: 'about.html' } });
    expect(others).toEqual([]);
  });

  it('is named by the launch check with the build that it is compared with', async () => {
    const { argv, exitCode } = process;
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    const check = async (change: Change, run: number) => {
      vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
        // Other ways into the site are not known.
        if (!`${address}`.startsWith(site)) throw new TypeError('fetch failed');
        const response = await ask(address, options);
        return new URL(address).pathname === '/about' ? change(response) : response;
      });
      process.argv = [...argv.slice(0, 2), '--url', `${site}/about?from=card`];
      process.exitCode = 0;
      printed.mockClear();
      await import(`${join(projectFolder, 'scripts/launch-check.ts')}?copy-${run}`);
      return { lines: printed.mock.calls.flat().join('\n'), exitCode: process.exitCode };
    };
    const compared = `at ${site}, compared with the build of ${record.commit ?? 'files without a commit'} as of ${record.day} in ${distFolder}.`;
    const same = await check((response) => response, 1);
    const other = await check(withHeader('X-Frame-Options', 'SAMEORIGIN'), 2);
    vi.unstubAllGlobals();
    printed.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
    expect(same).toEqual({ lines: `0 findings ${compared}`, exitCode: 0 });
    expect(other.exitCode).toBe(1);
    expect(other.lines).toMatch(/^https:\/\/www\.copy\.test\/about {2}X-Frame-Options\n/);
    expect(other.lines.endsWith(`1 findings ${compared}`)).toBe(true);
  });

  it('ends the launch check with an exit code, without a build', () => {
    const { status } = spawnSync('npm', ['run', 'launch-check', '--', '--url', 'http://[::1]:1']);
    expect(status).toBe(1);
  });
});

describe('the other ways into the site', () => {
  const ends =
    (urls: Record<string, string>): typeof fetch =>
    async (address) => {
      const url = urls[String(address)];
      if (url === undefined) throw new TypeError('fetch failed');
      return Object.defineProperty(new Response(), 'url', { value: url });
    };

  it('have no findings where they lead to it or are not known', async () => {
    const ask = ends({ 'http://www.copy.test': `${site}/`, 'https://copy.test': `${site}/` });
    expect(await entryFindings(site, ask)).toEqual([]);
  });

  it('are found where they answer themselves or lead elsewhere', async () => {
    const ask = ends({
      'http://copy.test': 'http://copy.test/',
      'http://www.copy.test': 'https://parking.test/',
    });
    const found = await entryFindings('https://copy.test', ask);
    expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'copy-answer http://copy.test',
      'copy-answer http://www.copy.test',
    ]);
  });

  it('are found where the site itself is served over plain http', async () => {
    expect(await entryFindings('http://copy.test', ends({}))).toMatchObject([
      { code: 'copy-answer' },
    ]);
  });
});
