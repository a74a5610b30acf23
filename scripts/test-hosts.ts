import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readPractice } from '../lib/content/content.server';
import { contentFolder } from '../lib/files/folders.server';
import { describe } from '../lib/findings/finding';
import { isAsExpected, isKept } from '../lib/hosts/answers.server';
import { contentTypes, isText } from '../lib/hosts/content-types.server';
import {
  cacheControlOf,
  headersAt,
  hostFilesInRoot,
  noCache,
} from '../lib/hosts/serving-rules.server';
import { readBuild } from '../lib/launch/build-record.server';
import { deployedFindings } from '../lib/launch/deployed-findings.server';
import { writeFiles } from './lib/files';
import { adaptNginx, apache, nginx, nginxArguments, port, workers } from './lib/host-servers';
import { buildWithEditor, ProjectCopy } from './lib/project-copy';
import { differencesAfterPublishing } from './lib/publishing';

/**
 * Serves a build from nginx, Apache and Cloudflare's own server, each with the settings that the build wrote
 * for it, and compares all answers with the build, as the launch check does. On nginx it also publishes builds.
 * `npm run test:hosts` tests all hosts, `npm run test:hosts -- nginx` one. The exit code is 1 if an answer
 * differs. Servers that cannot be installed are named and left out.
 */

/**
 * The hosts. `whileServing` finds differences in what only this host can do, `afterwards` those that need a server of
 * their own.
 */
const hosts = [
  {
    name: 'nginx',
    server: nginx,
    whileServing: otherNameDifferences,
    afterwards: publishOnNginx,
  },
  { name: 'Apache', server: apache, whileServing: bareNameDifferences },
  { name: 'Cloudflare Workers', server: workers },
];

// The build has the editor, because the headers of its page differ from the others.
const project = new ProjectCopy();
const folder = mkdtempSync(join(tmpdir(), 'site-hosts-'));
// Servers may run as a user who cannot read the project.
chmodSync(folder, 0o755);
let running: ChildProcess | undefined;
process.once('exit', () => {
  if (running?.pid && running.exitCode === null) process.kill(-running.pid, 'SIGKILL');
  project.remove();
  rmSync(folder, { recursive: true, force: true });
});
process.once('SIGINT', () => process.exit(130));
buildWithEditor(project);
const build = readBuild(project.dist);
const domain = readPractice(contentFolder)?.domain ?? '';
const url = `http://127.0.0.1:${port}`;

const wanted = process.argv.slice(2);
for (const { name, server, whileServing, afterwards } of hosts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const command = server.find();
  if (!command) {
    console.log(`${name}: left out, it could not be installed`);
    continue;
  }
  const dist = join(folder, name.replace(' ', '-'));
  cpSync(project.dist, dist, { recursive: true });
  await start([...command, ...server.prepare(dist)]);
  const differences = [
    ...(await deployedFindings(url, build)).map((finding) => describe(finding)),
    ...(await settingsDifferences()),
    ...(await notFoundDifferences()),
    ...(await statusDifferences()),
    ...(await errorDifferences()),
    ...((await whileServing?.()) ?? []),
  ];
  await stop();
  differences.push(...((await afterwards?.()) ?? []));
  console.log([`${name}: ${differences.length} differences`, ...differences].join('\n'));
  if (differences.length > 0) process.exitCode = 1;
}

/** A difference for each file with the settings of a host that the server does not hide. */
async function settingsDifferences(): Promise<string[]> {
  const differences: string[] = [];
  for (const file of hostFilesInRoot) {
    const { status } = await fetch(`${url}/${file}`);
    if (status !== 404) differences.push(`/${file}: ${status}`);
  }
  return differences;
}

/** A difference if the not-found page of Spanish addresses is not Spanish. */
async function notFoundDifferences(): Promise<string[]> {
  const spanish = await (await fetch(`${url}/es/not-a-page`)).text();
  return spanish.includes('<html lang="es"') ? [] : ['/es/not-a-page: not Spanish'];
}

/** Differences in the answers to HEAD, to ranges and to revalidation, for every kind of file. */
async function statusDifferences(): Promise<string[]> {
  // Two addresses of each folder of cached files: of a compressed file and of one that is not.
  const cachedPaths = build.rules.cached.flatMap(({ files }) => [
    ...files.filter(isCompressedFormat).slice(0, 1),
    ...files.filter((file) => !isCompressedFormat(file)).slice(0, 1),
  ]);
  const differences: string[] = [];
  for (const path of ['/', '/es/contacto', '/sitemap.xml', ...cachedPaths]) {
    const known = await fetch(url + path);
    await known.arrayBuffer();
    const [validator, value] = known.headers.has('etag')
      ? ['if-none-match', known.headers.get('etag')]
      : ['if-modified-since', known.headers.get('last-modified')];
    const again = { headers: { [validator]: value ?? '' } };
    const asked = [
      { name: 'HEAD', init: { method: 'HEAD' }, statuses: [200] },
      ...(cachedPaths.includes(path) ? rangeRequests() : []),
      { name: 'whether it is still the same', init: again, statuses: [304] },
    ];
    for (const { name, init, statuses } of asked) {
      const { status, headers, body } = await fetch(url + path, { ...init, redirect: 'manual' });
      await body?.cancel();
      const report = (difference: string) =>
        differences.push(`${path}, ${name}, ${status}: ${difference}`);
      if (!statuses.includes(status)) report(`not ${statuses[0]}`);
      for (const [header, expected] of Object.entries(headersWanted(path, status))) {
        const sent = headers.get(header) ?? '';
        if (!isAsExpected(header, sent, expected)) report(`${header}: ${sent || '-'}`);
      }
    }
  }
  return differences;
}

/** Whether a file is compressed by its format, as a picture is. Hosts compress all other files while they send them. */
function isCompressedFormat(file: string): boolean {
  return !isText(contentTypes[file.replace(/^.*\./, '')] ?? '');
}

/**
 * Requests for a part of a file, such as browsers send for the
 * clip. A host may ignore the range and answer 200.
 */
function rangeRequests(): { name: string; init: RequestInit; statuses: number[] }[] {
  const bytes = (range: string) => ({ headers: { range: `bytes=${range}` } });
  return [
    { name: 'its first bytes', init: bytes('0-9'), statuses: [206, 200] },
    { name: 'bytes beyond its end', init: bytes('99999999-'), statuses: [416, 200] },
  ];
}

/**
 * The headers that an answer must have. An answer of 304 needs no security headers, because the browser keeps
 * those of the cached answer. A refusal must not be cached.
 */
function headersWanted(path: string, status: number): Record<string, string> {
  const isServed = [200, 206, 304].includes(status);
  const caching = { 'Cache-Control': isServed ? cacheControlOf(build.rules, path) : noCache };
  if (status === 304 || !isServed) return caching;
  return { ...headersAt(build.rules, path), ...caching };
}

/**
 * Differences in the answers at addresses that have no file: folders, and addresses that a server may refuse before
 * it looks for a file. An answer to another method than GET and HEAD is not looked at, because no cache gives it to
 * those who ask with GET.
 */
async function errorDifferences(): Promise<string[]> {
  const folders = build.rules.cached.map(({ folder }) => folder);
  const names = ['', 'not-a-file.00000000.svg', '%', '%00', 'a'.repeat(300), 'a'.repeat(9000)];
  const addresses = ['/', ...folders].flatMap((start) => names.map((name) => start + name));
  const differences: string[] = [];
  for (const path of addresses.filter((path) => path !== '/')) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await fetch(url + path, { method, redirect: 'manual' });
      await body?.cancel();
      const cacheControl = headers.get('cache-control') ?? '';
      const report = (difference: string) =>
        differences.push(`${method} ${path.slice(0, 40)}, ${status}: ${difference}`);
      if (status < 300 || status > 499) report('neither a redirect nor a refusal');
      if (isKept(cacheControl)) report(`Cache-Control: ${cacheControl}`);
    }
  }
  return differences;
}

/** A difference if a host name that is not the site's is not refused with 421, or if caches may keep the refusal. */
async function otherNameDifferences(): Promise<string[]> {
  const { statusCode, headers } = await askAs('other.example');
  const cacheControl = headers['cache-control'] ?? '';
  return statusCode === 421 && !isKept(cacheControl)
    ? []
    : [`other.example: ${statusCode} ${cacheControl}`];
}

/**
 * A difference if the host name without `www.` does not redirect to the other one, or if caches may keep the redirect. Only
 * Apache is asked, because nginx needs a second file for it.
 */
async function bareNameDifferences(): Promise<string[]> {
  const { statusCode, headers } = await askAs(domain);
  const { location: to, 'cache-control': cacheControl = '' } = headers;
  const isRight = statusCode === 301 && to === `https://www.${domain}/about?from=card`;
  return isRight && !isKept(cacheControl)
    ? []
    : [`${domain} leads to ${to}: ${statusCode} ${cacheControl}`];
}

/** Requests a page at a host name. `fetch` cannot: it sends the host of the address. */
async function askAs(host: string): Promise<IncomingMessage> {
  const request = get({ port, path: '/about?from=card', headers: { host } });
  const [response] = await once(request, 'response');
  return response.resume();
}

/**
 * Starts a server and waits until it answers.
 * @throws if it ends, or does not answer within a minute; the server has printed the reason
 */
async function start([program = '', ...args]: string[]) {
  // A process group of its own, so that the processes that the server starts end with it.
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  const stdio = ['ignore' as const, 'ignore' as const, 'inherit' as const];
  running = spawn(program, args, { cwd: folder, env, stdio, detached: true });
  for (let seconds = 0; seconds < 60 && running.exitCode === null; seconds += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await setTimeout(1000);
  }
  throw new Error(`${program} did not start.`);
}

/** Ends the server that was started last. */
async function stop() {
  if (!running?.pid) return;
  const ended = once(running, 'exit');
  process.kill(-running.pid, 'SIGKILL');
  await ended;
  running = undefined;
}

/**
 * Publishes builds with the script in `.github/OPERATING.md`, on an nginx that
 * redirects the bare domain as a practice's does.
 * @returns where pages and settings are not those of one build afterwards
 */
async function publishOnNginx(): Promise<string[]> {
  const place = join(folder, 'publishing');
  const adapt = (settings: string) =>
    adaptNginx(settings, `${place}/site`).replaceAll('/etc/nginx/', `${place}/`);
  const settings = adapt(readFileSync(join(project.dist, 'hosts/nginx.conf'), 'utf8'));
  cpSync(join(project.dist, 'client'), join(place, 'site'), { recursive: true });
  writeFiles(place, {
    'conf.d/nginx.conf': settings,
    'site.d/https.conf': `if ($host = ${domain}) { return 301 https://www.${domain}$request_uri; }\n`,
  });
  // A log of its own, because refusals are expected here.
  const log = join(place, 'error.log');
  const args = nginxArguments(place, `include ${place}/conf.d/*.conf;`, log);
  await start(['nginx', ...args]);
  const differences = await differencesAfterPublishing(
    { folder: place, args, url, adapt },
    project.dist,
  );
  await stop();
  return differences;
}
