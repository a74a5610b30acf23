import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The port at which a server serves a build. */
export const port = Number(process.env.PORT ?? 8473);

const isRoot = process.getuid?.() === 0;
// The folder in which Debian installs servers.
process.env.PATH += ':/usr/sbin';

/** The server of a host, or one like it. */
interface Server {
  /** Gives its command, and installs it if necessary; undefined if it cannot be installed. */
  find(): string[] | undefined;
  /** Writes its settings for a build, and gives its arguments. */
  prepare(dist: string): string[];
}

export const nginx: Server = {
  find: () => findServer('nginx', 'rsync', 'curl'),
  prepare(dist) {
    const settings = readFileSync(join(dist, 'hosts/nginx.conf'), 'utf8');
    return nginxArguments(dist, adaptNginx(settings, `${dist}/client`));
  },
};

export const apache: Server = { find: () => findServer('apache2'), prepare: prepareApache };

/** Cloudflare's own server for its Workers. */
export const workers: Server = {
  find: findWrangler,
  prepare(dist) {
    const config = join(dist, 'hosts/wrangler.jsonc');
    return ['dev', '--config', config, '--ip', '127.0.0.1', '--port', `${port}`];
  },
};

/**
 * The command of a server. As root it is installed if it is missing, except where
 * services run, because installing would start it.
 * @param name the name of its program and of its Debian package
 * @param tools programs that its tests need besides
 * @returns undefined if it is missing
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

/** The command of Cloudflare's server, which npx fetches. It needs Node 22 or later, which npx can fetch too. */
function findWrangler(): string[] | undefined {
  const isNodeOld = Number(process.versions.node.split('.')[0]) < 22;
  const node = `node-${process.platform}-${process.arch}@24.21.0`;
  const packages = ['wrangler@4.86.0', ...(isNodeOld ? [node] : [])];
  const command = ['npx', '--yes', ...packages.flatMap((name) => ['-p', name]), 'wrangler'];
  const { status } = spawnSync('npx', [...command.slice(1), '--version'], { timeout: 240_000 });
  return status === 0 ? command : undefined;
}

/** The settings that a build has for nginx, adapted to the address and the folder of a test. */
export function adaptNginx(settings: string, root: string): string {
  // The settings refuse every host name but those of the site. That of a test is added to them.
  return settings
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('  default 0;\n', '  default 0;\n  127.0.0.1 1;\n')
    .replace('root /var/www/site;', `root ${root};`);
}

/**
 * Writes the main file of nginx and gives nginx' arguments.
 * @param site the settings of the site, or a line that includes them
 * @param errorLog `stderr` or the path of a file
 */
export function nginxArguments(folder: string, site: string, errorLog = 'stderr'): string[] {
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

/** Writes the main file of Apache for a build, and gives Apache's arguments. */
function prepareApache(dist: string): string[] {
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
