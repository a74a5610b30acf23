import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** An nginx that serves a site from a folder. */
interface Nginx {
  /** The folder has `site/`, the files that are served, and `conf.d/nginx.conf`, the settings. */
  folder: string;
  /** The arguments with which nginx finds its main file. */
  args: readonly string[];
  url: string;
  /** Adapts the settings of a build to the port and the folders of this server. */
  adapt(settings: string): string;
}

/** The Content Security Policy in settings of nginx. */
const policyIn = (settings: string) =>
  /^ {2}add_header Content-Security-Policy "(.*)" always;$/m.exec(settings)?.[1] ?? '';

/**
 * Publishes builds with the script in `.github/OPERATING.md`, some of which must fail.
 * @param dist the build that is served at first
 * @returns where pages and settings are not those of one build afterwards, and assets of builds before it are gone,
 * which open pages may still fetch
 */
export async function differencesAfterPublishing(nginx: Nginx, dist: string): Promise<string[]> {
  const publish = writeScripts(nginx);
  const differences: string[] = [];
  const published = [dist];
  /** Publishes a changed copy of the build, and notes where what is then served is not as expected. */
  const attempt = async (
    name: string,
    expected: 'success' | 'failure',
    change: Parameters<typeof publish>[1],
  ) => {
    const succeeds = expected === 'success';
    const build = changedBuild(nginx, dist, name.replaceAll(' ', '-'));
    const { status, stderr } = publish(build, change);
    if (succeeds) published.push(build);
    const found = await servedDifferences(nginx, published);
    if ((status === 0) !== succeeds) found.push(`ended with ${status}: ${stderr}`);
    differences.push(...found.map((difference) => `published where ${name}: ${difference}`));
  };
  await attempt('systemctl cannot reload', 'failure', { reload: 'exit 1' });
  // `nginx -t` accepts a port that is taken, and `nginx -s reload` does not wait for the outcome.
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const listenOnTakenPort = (settings: string) =>
    settings.replace('  server_name', `  listen 127.0.0.1:${port};\n  server_name`);
  await attempt('nginx refuses to reload', 'failure', { settings: listenOnTakenPort });
  other.close();
  const addFault = (settings: string) => `${settings}server {\n`;
  await attempt('the settings are faulty', 'failure', { settings: addFault });
  await attempt('all is well', 'success', {});
  await attempt('all is well again', 'success', {});
  return differences;
}

/** A copy of a build with another policy, a changed page, a new page and a new script. */
function changedBuild({ folder }: Nginx, dist: string, name: string): string {
  const build = join(folder, name);
  cpSync(dist, build, { recursive: true });
  appendFileSync(join(build, 'client/about.html'), `<!-- ${name} -->`);
  writeFileSync(join(build, `client/${name}.html`), `<p>${name}</p>`);
  writeFileSync(join(build, `client/assets/${name}.js`), '');
  const settings = join(build, 'hosts/nginx.conf');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(
    settings,
    text.replaceAll("script-src 'self'", `script-src 'self' 'sha256-${name}'`),
  );
  return build;
}

/** The differences between the last of the published builds and the pages and settings that are served. */
async function servedDifferences({ folder, url }: Nginx, published: string[]): Promise<string[]> {
  const build = published.at(-1) ?? '';
  const lost = published.flatMap((one) =>
    readdirSync(join(one, 'client/assets'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => !existsSync(join(folder, 'site/assets', file)),
    ),
  );
  const page = readFileSync(join(build, 'client/about.html'), 'utf8');
  const settings = readFileSync(join(build, 'hosts/nginx.conf'), 'utf8');
  const ask = () => fetch(`${url}/about`, { headers: { connection: 'close' } });
  // Once more if it fails, because nginx closes idle connections when it reads new settings.
  const answer = await ask().catch(ask);
  const pages = spawnSync('diff', [
    '-rq',
    '--exclude=assets',
    join(build, 'client'),
    join(folder, 'site'),
  ]);
  const written = readFileSync(join(folder, 'conf.d/nginx.conf'), 'utf8');
  const sent = answer.headers.get('content-security-policy');
  return [
    ...((await answer.text()) === page ? [] : ['/about is of another build']),
    ...(pages.status === 0 ? [] : [`pages: ${pages.stdout}`]),
    ...(lost.length === 0 ? [] : [`assets that are gone: ${lost.join(', ')}`]),
    ...(policyIn(written) === policyIn(settings) ? [] : ['nginx.conf is of another build']),
    ...(sent === policyIn(settings) ? [] : [`the policy is of another build: ${sent}`]),
  ];
}

/**
 * Writes the script with the folders of this server, and stubs of the commands that it calls.
 * @returns the function that publishes a build: `reload` is the command that systemctl runs, `settings` changes the
 * settings of the build
 */
function writeScripts({ folder, args, url, adapt }: Nginx) {
  const document = readFileSync('.github/OPERATING.md', 'utf8');
  const script = /^`\/srv\/publish\.sh`[\s\S]*?```sh\n([\s\S]*?)```/m.exec(document)?.[1] ?? '';
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const write = (name: string, text: string) => {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  };
  const own = script
    .replace('export PATH=', `export PATH=${bin}:`)
    .replaceAll('/var/www/site', `${folder}/site`)
    .replaceAll('/etc/nginx', folder)
    .replaceAll('/srv/before', `${folder}/before`)
    .replaceAll('http://127.0.0.1/', `${url}/`);
  write('publish.sh', own);
  write('nginx', `#!/bin/sh\nexec /usr/sbin/nginx ${args.join(' ')} "$@"\n`);
  return (
    build: string,
    { reload = `exec ${bin}/nginx -s reload`, settings = (text: string) => text },
  ) => {
    write('systemctl', `#!/bin/sh\n${reload}\n`);
    const file = join(build, 'hosts/nginx.conf');
    writeFileSync(file, settings(adapt(readFileSync(file, 'utf8'))));
    return spawnSync('sh', [join(bin, 'publish.sh'), build], { encoding: 'utf8' });
  };
}
