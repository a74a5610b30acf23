import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readPractice } from '../lib/content/content.server';
import { describe } from '../lib/findings/finding';
import { contentFolder } from '../lib/folders.server';
import { isAsExpected } from '../lib/hosts/answers.server';
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
import { buildWithEditor, ProjectCopy } from './lib/project-copy';
import { publishingDifferences } from './lib/publishing';

/**
 * Serves a build from nginx, Apache and Cloudflare's own server, each with the files that the build
 * wrote for it, and compares all answers as the launch check does with a deployed copy; on nginx it publishes
 * builds as well: `npm run test:hosts`, or one host, `npm run test:hosts -- nginx`. Exits non-zero where
 * one differs; names what could not be installed.
 */

const isRoot = process.getuid?.() === 0;
// Where Debian puts servers.
process.env.PATH += ':/usr/sbin';
const port = Number(process.env.PORT ?? 8473);
const url = `http://127.0.0.1:${port}`;

/** The servers: each finds or installs its program, and writes its settings for a build and a port. */
const hosts = [
  { name: 'nginx', find: () => findServer('nginx', 'rsync', 'curl'), prepare: prepareNginx },
  { name: 'Apache', find: () => findServer('apache2'), prepare: prepareApache },
  { name: 'Cloudflare Workers', find: findWrangler, prepare: prepareWorkers },
];

// With the editor, whose page has headers of its own.
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

/** Whether a file is compressed as it is: a host sends parts of such files alone. */
const isCompressed = (file: string) => !isText(contentTypes[file.replace(/^.*\./, '')] ?? '');

/** Pages, files that are asked for anew each time, and two of each folder whose files may be kept. */
const kept = build.rules.cached.flatMap(({ files }) => [
  ...files.filter(isCompressed).slice(0, 1),
  ...files.filter((file) => !isCompressed(file)).slice(0, 1),
]);
const kinds = ['/', '/es/contacto', '/sitemap.xml', ...kept];

/** Browsers ask for parts of clips, which may be kept. A host need not know ranges. */
const ranges: { name: string; init: RequestInit; statuses: number[] }[] = [
  { name: 'its first bytes', init: { headers: { range: 'bytes=0-9' } }, statuses: [206, 200] },
  {
    name: 'bytes beyond its end',
    init: { headers: { range: 'bytes=99999999-' } },
    statuses: [416, 200],
  },
];

const wanted = process.argv.slice(2);
for (const host of hosts) {
  if (wanted.length > 0 && !wanted.includes(host.name)) continue;
  const command = host.find();
  if (!command) {
    console.log(`${host.name}: left out, it could not be installed`);
    continue;
  }
  const dist = join(folder, host.name.replace(' ', '-'));
  cpSync(project.dist, dist, { recursive: true });
  await start([...command, ...host.prepare(dist)]);
  const differences = [
    ...(await deployedFindings(url, build)).map((finding) => describe(finding)),
    ...(await otherDifferences()),
    ...(await statusDifferences()),
    ...(host.name === 'Apache' ? await bareNameDifferences() : []),
    ...(host.name === 'nginx' ? await otherNameDifferences() : []),
  ];
  await stop();
  if (host.name === 'nginx') differences.push(...(await differencesOfPublishing()));
  console.log([`${host.name}: ${differences.length} differences`, ...differences].join('\n'));
  if (differences.length > 0) process.exitCode = 1;
}

/** What these hosts can do and not all can: hide the files of other hosts, send two not-found pages. */
async function otherDifferences(): Promise<string[]> {
  const differences: string[] = [];
  for (const file of hostFilesInRoot) {
    const { status } = await fetch(`${url}/${file}`);
    if (status !== 404) differences.push(`/${file}: ${status}`);
  }
  const spanish = await (await fetch(`${url}/es/not-a-page`)).text();
  if (!spanish.includes('<html lang="es"')) differences.push('/es/not-a-page: not Spanish');
  return differences;
}

/** The headers of answers that are no plain 200, for every kind of file. */
async function statusDifferences(): Promise<string[]> {
  const differences: string[] = [];
  for (const path of kinds) {
    const known = await fetch(url + path);
    await known.arrayBuffer();
    const [name, value] = known.headers.has('etag')
      ? ['if-none-match', known.headers.get('etag')]
      : ['if-modified-since', known.headers.get('last-modified')];
    const again = { headers: { [name]: value ?? '' } };
    const asked = [
      { name: 'HEAD', init: { method: 'HEAD' }, statuses: [200] },
      ...(kept.includes(path) ? ranges : []),
      { name: 'whether it is still the same', init: again, statuses: [304] },
    ];
    for (const { name, init, statuses } of asked) {
      const { status, headers, body } = await fetch(url + path, { ...init, redirect: 'manual' });
      await body?.cancel();
      const say = (what: string) => differences.push(`${path}, ${name}, ${status}: ${what}`);
      if (!statuses.includes(status)) say(`not ${statuses[0]}`);
      for (const [header, expected] of Object.entries(headersOf(path, status))) {
        const sent = headers.get(header) ?? '';
        if (!isAsExpected(header, sent, expected)) say(`${header}: ${sent || '-'}`);
      }
    }
  }
  return differences;
}

/**
 * The headers that an answer must have. One of 304 renews what the browser has kept, which has the
 * headers for security; nobody may keep that a file cannot be had so.
 */
function headersOf(path: string, status: number): Record<string, string> {
  const isHad = [200, 206, 304].includes(status);
  const kept = { 'Cache-Control': isHad ? cacheControlOf(build.rules, path) : noCache };
  return status === 304 || !isHad ? kept : { ...headersAt(build.rules, path), ...kept };
}

/** Whether a name that is not the site's gets none of it. */
async function otherNameDifferences(): Promise<string[]> {
  const { statusCode } = await askAs('other.example');
  return statusCode === 421 ? [] : [`other.example: ${statusCode}`];
}

/**
 * Whether the name without `www.` leads to the other, which nginx does only with its second file.
 */
async function bareNameDifferences(): Promise<string[]> {
  const to = (await askAs(domain)).headers.location;
  return to === `https://www.${domain}/about?from=card` ? [] : [`${domain} leads to ${to}`];
}

/** The answer to a name. `fetch` sends no other host than that of the address. */
async function askAs(host: string): Promise<IncomingMessage> {
  const request = get({ port, path: '/about?from=card', headers: { host } });
  const [response] = await once(request, 'response');
  return response.resume();
}

/** Starts a server and waits until it answers; it prints its errors. @throws if it never does */
async function start([program = '', ...args]: string[]) {
  // In its own process group, so that the processes that it starts can be ended with it.
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  const stdio = ['ignore' as const, 'ignore' as const, 'inherit' as const];
  running = spawn(program, args, { cwd: folder, env, stdio, detached: true });
  for (let seconds = 0; seconds < 60 && running.exitCode === null; seconds += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await setTimeout(1000);
  }
  throw new Error(`${program} did not start.`);
}

async function stop() {
  if (!running?.pid) return;
  const ended = once(running, 'exit');
  process.kill(-running.pid, 'SIGKILL');
  await ended;
  running = undefined;
}

/**
 * A server by the name of its Debian package. Where services run, installing it would start it as well.
 * @param tools programs that its tests need besides
 */
function findServer(name: string, ...tools: string[]): string[] | undefined {
  const areThere = () =>
    spawnSync(name, ['-v']).status === 0 &&
    tools.every((tool) => spawnSync(tool, ['--version']).status === 0);
  if (!areThere() && isRoot && !existsSync('/run/systemd/system')) {
    const packages = [name, ...tools].join(' ');
    const install = `apt-get update && apt-get install --yes --no-install-recommends ${packages}`;
    spawnSync(install, { shell: true });
  }
  return areThere() ? [name] : undefined;
}

/** Fetched by npx; it asks for Node 22 or later, which npm has as well. */
function findWrangler(): string[] | undefined {
  const isNodeOld = Number(process.versions.node.split('.')[0]) < 22;
  const node = `node-${process.platform}-${process.arch}@24.21.0`;
  const packages = ['wrangler@4.86.0', ...(isNodeOld ? [node] : [])];
  const command = ['npx', '--yes', ...packages.flatMap((name) => ['-p', name]), 'wrangler'];
  const { status } = spawnSync('npx', [...command.slice(1), '--version'], { timeout: 240_000 });
  return status === 0 ? command : undefined;
}

function prepareNginx(dist: string): string[] {
  const settings = readFileSync(join(dist, 'hosts/nginx.conf'), 'utf8');
  return nginxArguments(dist, adaptNginx(settings, `${dist}/client`));
}

/** A build's settings for the port and folder of a test. */
function adaptNginx(settings: string, root: string): string {
  return settings
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('  default 0;\n', '  default 0;\n  127.0.0.1 1;\n')
    .replace('root /var/www/site;', `root ${root};`);
}

/**
 * Writes nginx' main file.
 * @param site the settings of the site, or a line that includes them
 * @param errorLog `stderr` or a file
 */
function nginxArguments(folder: string, site: string, errorLog = 'stderr'): string[] {
  const file = join(folder, 'nginx.test.conf');
  writeFileSync(
    file,
    `${isRoot ? 'user root;' : ''}
daemon off;
pid nginx.pid;
error_log ${errorLog};
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp-${name};`).join('\n')}
${site}
}
`,
  );
  return ['-p', folder, '-c', file, '-e', errorLog];
}

/**
 * What is not of one build after `.github/OPERATING.md`'s script has published some, on an nginx that leads the bare
 * domain to the other name as that of a practice does.
 */
async function differencesOfPublishing(): Promise<string[]> {
  const place = join(folder, 'publishing');
  const adapt = (settings: string) =>
    adaptNginx(settings, `${place}/site`).replaceAll('/etc/nginx/', `${place}/`);
  const settings = adapt(readFileSync(join(project.dist, 'hosts/nginx.conf'), 'utf8'));
  cpSync(join(project.dist, 'client'), join(place, 'site'), { recursive: true });
  writeFiles(place, {
    'conf.d/nginx.conf': settings,
    'site.d/https.conf': `if ($host = ${domain}) { return 301 https://www.${domain}$request_uri; }\n`,
  });
  // What it refuses here is no difference.
  const log = join(place, 'error.log');
  const args = nginxArguments(place, `include ${place}/conf.d/*.conf;`, log);
  await start(['nginx', ...args]);
  const differences = await publishingDifferences(
    { folder: place, args, url, adapt },
    project.dist,
  );
  await stop();
  return differences;
}

function prepareApache(dist: string): string[] {
  const modules = 'mpm_event authz_core dir mime filter deflate headers rewrite'.split(' ');
  const file = join(dist, 'apache.test.conf');
  writeFileSync(
    file,
    `ServerName localhost
ServerRoot ${dist}
PidFile apache.pid
DefaultRuntimeDir .
ErrorLog apache.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
DocumentRoot ${dist}/client
<Directory ${dist}/client>
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  return ['-DFOREGROUND', '-f', file];
}

function prepareWorkers(dist: string): string[] {
  const config = join(dist, 'hosts/wrangler.jsonc');
  return ['dev', '--config', config, '--ip', '127.0.0.1', '--port', `${port}`];
}
