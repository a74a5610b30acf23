import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../lib/server';
import { type Found, findInstalled, findWrangler } from './programs';
import { type Running, run } from './running';

export type { Running } from './running';

/** A host that can be run on this machine. */
interface Host {
  name: string;
  find: () => Found | Promise<Found>;
  /** Whether its file leads the name without `www.` to the other, with no setting besides. */
  leadsBareName?: true;
  /** @param dist a copy of a build, to serve and to write beside */
  start: (command: string[], dist: string) => Promise<Running>;
}

export const hosts: Host[] = [
  { name: 'nginx', find: () => findInstalled('nginx'), start: startNginx },
  {
    name: 'Apache',
    find: () => findInstalled('apache2'),
    start: startApache,
    leadsBareName: true,
  },
  { name: 'Cloudflare Workers', find: findWrangler, start: startWorkers },
  { name: 'Cloudflare Pages', find: findWrangler, start: startPages },
];

const isRoot = process.getuid?.() === 0;

async function startNginx(command: string[], dist: string) {
  const port = await freePort();
  const site = replace(readHostFile(dist, 'nginx.conf'), {
    'listen 80;': `listen 127.0.0.1:${port};`,
    '  listen [::]:80;\n': '',
    'root /var/www/site;': `root ${dist}/client;`,
  });
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dist}/temp-${name};`,
  );
  const file = write(
    dist,
    'nginx.test.conf',
    `${isRoot ? 'user root;' : ''}
daemon off;
pid ${dist}/nginx.pid;
error_log stderr;
events {}
http {
access_log off;
${folders.join('\n')}
${site}
}
`,
  );
  return run([...command, '-c', file, '-e', 'stderr'], port);
}

async function startApache(command: string[], dist: string) {
  const port = await freePort();
  const modules = [
    'mpm_event',
    'authz_core',
    'dir',
    'mime',
    'filter',
    'deflate',
    'headers',
    'rewrite',
  ];
  const load = modules.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const file = write(
    dist,
    'apache.test.conf',
    `ServerName localhost
ServerRoot ${dist}
PidFile ${dist}/apache.pid
DefaultRuntimeDir ${dist}
ErrorLog ${dist}/apache.log
${load.join('\n')}
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
  return run([...command, '-DFOREGROUND', '-f', file], port);
}

async function startWorkers(command: string[], dist: string) {
  const port = await freePort();
  const config = ['--config', join(dist, 'hosts/wrangler.jsonc')];
  const options = await wranglerOptions(port);
  return run([...command, 'dev', ...config, ...options], port, quiet(dist), dist);
}

async function startPages(command: string[], dist: string) {
  const port = await freePort();
  const options = await wranglerOptions(port);
  const dated = ['--compatibility-date', '2026-04-01'];
  return run([...command, 'pages', 'dev', 'client', ...dated, ...options], port, quiet(dist), dist);
}

async function wranglerOptions(port: number): Promise<string[]> {
  return ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${await freePort()}`];
}

function quiet(dist: string): Record<string, string> {
  return { CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(dist, 'logs') };
}

function readHostFile(dist: string, name: string): string {
  return readFileSync(join(dist, 'hosts', name), 'utf8');
}

/** Replaces a text; throws if it is missing. */
function replace(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((changed, [before, after]) => {
    if (!before || !changed.includes(before)) throw new Error(`The host file lacks "${before}".`);
    return changed.replace(before, after);
  }, text);
}

function write(dist: string, name: string, text: string): string {
  const file = join(dist, name);
  if (!existsSync(dist)) mkdirSync(dist, { recursive: true });
  writeFileSync(file, text);
  return file;
}
