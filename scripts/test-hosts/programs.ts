import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from '../lib/browser';

/** The command that starts a program, or why there is none. */
export type Found = { command: string[] } | { missing: string };

/** A server, by the name of its Debian package; installed if it is missing and that is allowed. */
export function findInstalled(name: string): Found {
  for (const prepare of [() => {}, () => install(name)]) {
    prepare();
    const [program] = [...onPath([name]), `/usr/sbin/${name}`].filter((file) => existsSync(file));
    if (program) return { command: [program] };
  }
  return { missing: `${name} is not installed (on Debian: apt-get install ${name})` };
}

/** Where services run, installing a server would also start it. */
function install(name: string) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || onPath(['apt-get']).length === 0 || existsSync('/run/systemd/system')) return;
  console.log(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeout: 300_000, stdio: 'ignore' } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], options);
}

const wrangler = 'wrangler@4.86.0';
/** wrangler asks for Node 22 or later. */
const nodeForWrangler = `node-${process.platform}-${process.arch}@24.21.0`;

let found: Found | undefined;

/** Cloudflare's own server, fetched by npx, with a later Node where this one is too old for it. */
export function findWrangler(): Found {
  found ??= fetchWrangler();
  return found;
}

function fetchWrangler(): Found {
  const isNodeOld = Number(process.versions.node.split('.')[0]) < 22;
  const packages = [wrangler, ...(isNodeOld ? [nodeForWrangler] : [])];
  const command = ['npx', '--yes', ...packages.flatMap((name) => ['-p', name]), 'wrangler'];
  const [program = '', ...args] = command;
  const options = { encoding: 'utf8', timeout: 240_000 } as const;
  const { status, stderr, error } = spawnSync(program, [...args, '--version'], options);
  if (status === 0) return { command };
  const reason = error?.message ?? stderr.split('\n').find((line) => /error/i.test(line));
  return {
    missing: `npx could not run ${packages.join(' with ')}: ${reason ?? 'no reason given'}`,
  };
}
