import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** An nginx that serves a site from `folder`, and how it is asked. */
interface Nginx {
  /** Has `site/`, what is served, and `conf.d/nginx.conf`, its settings. */
  folder: string;
  /** The arguments by which nginx finds its main file. */
  args: readonly string[];
  url: string;
  /** Gives the build's settings the port and the folders of this server. */
  adapt(settings: string): string;
}

/** The policy that stands in a build's settings of nginx. */
const policyIn = (settings: string) =>
  /^ {2}add_header Content-Security-Policy "(.*)" always;$/m.exec(settings)?.[1] ?? '';

/**
 * Publishes builds with the script of `.github/OPERATING.md`, and says where pages and settings are not of one
 * build afterwards.
 * @param dist the build that is served at first
 */
export async function publishingDifferences(nginx: Nginx, dist: string): Promise<string[]> {
  const publish = writeScripts(nginx);
  const differences: string[] = [];
  let served = dist;
  const attempt = async (
    name: string,
    succeeds: boolean,
    change: Parameters<typeof publish>[1],
  ) => {
    const build = changedBuild(nginx, dist, name.replaceAll(' ', '-'));
    const { status, stderr } = publish(build, change);
    if (succeeds) served = build;
    const found = await servedUnlike(nginx, served);
    if ((status === 0) !== succeeds) found.push(`ended with ${status}: ${stderr}`);
    differences.push(...found.map((difference) => `published where ${name}: ${difference}`));
  };
  await attempt('systemctl cannot reload', false, { reload: 'exit 1' });
  // In a test nginx passes over addresses that are taken, and `nginx -s reload` does not wait for an answer.
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const takes = (settings: string) =>
    settings.replace('  server_name', `  listen 127.0.0.1:${port};\n  server_name`);
  await attempt('nginx refuses to reload', false, { settings: takes });
  other.close();
  await attempt('the settings are faulty', false, { settings: (text) => `${text}server {\n` });
  await attempt('all is well', true, {});
  await attempt('all is well again', true, {});
  return differences;
}

/** A build with a policy of its own, a changed page and a new one. */
function changedBuild({ folder }: Nginx, dist: string, name: string): string {
  const build = join(folder, name);
  cpSync(dist, build, { recursive: true });
  appendFileSync(join(build, 'client/about.html'), `<!-- ${name} -->`);
  writeFileSync(join(build, `client/${name}.html`), `<p>${name}</p>`);
  const settings = join(build, 'hosts/nginx.conf');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(
    settings,
    text.replaceAll("script-src 'self'", `script-src 'self' 'sha256-${name}'`),
  );
  return build;
}

/** What is served otherwise than a build says. */
async function servedUnlike({ folder, url }: Nginx, build: string): Promise<string[]> {
  const page = readFileSync(join(build, 'client/about.html'), 'utf8');
  const settings = readFileSync(join(build, 'hosts/nginx.conf'), 'utf8');
  const answer = await fetch(`${url}/about`, { headers: { connection: 'close' } });
  const pages = spawnSync('diff', ['-rq', join(build, 'client'), join(folder, 'site')]);
  const written = readFileSync(join(folder, 'conf.d/nginx.conf'), 'utf8');
  const sent = answer.headers.get('content-security-policy');
  return [
    ...((await answer.text()) === page ? [] : ['/about is of another build']),
    ...(pages.status === 0 ? [] : [`pages: ${pages.stdout}`]),
    ...(policyIn(written) === policyIn(settings) ? [] : ['nginx.conf is of another build']),
    ...(sent === policyIn(settings) ? [] : [`the policy is of another build: ${sent}`]),
  ];
}

/**
 * Writes the script, with the folders of this server in place of those of a real one, and the commands that it
 * calls.
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
