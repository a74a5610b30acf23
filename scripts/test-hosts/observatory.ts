import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { serveOverHttps } from './https';
import type { Found } from './programs';

/** What Mozilla's HTTP Observatory gives a site. */
export interface Score {
  grade: string;
  points: number;
  /** The names of the tests that the site fails. */
  failed: string[];
}

/**
 * The best score for a site that is not on the browsers' HSTS preload list and has no integrity
 * hashes, which are of use only for other sites' scripts.
 */
const wanted = { grade: 'A+', points: 130 };

const scanner = '@mdn/mdn-http-observatory@1.4.8';

/**
 * Mozilla's own scanner, fetched by npx: it is one part of a service of 233 packages, too much to
 * be installed with the project.
 */
export function findObservatory(): Found {
  const program = 'mdn-http-observatory-scan';
  // Its install scripts would download lists, which fails without a network.
  const args = ['--yes', '--ignore-scripts', '-p', scanner, '-c', `command -v ${program}`];
  const options = { encoding: 'utf8', timeout: 240_000 } as const;
  const { status, stdout, stderr, error } = spawnSync('npx', args, options);
  if (status !== 0) {
    const reason = error?.message ?? stderr.split('\n').find((line) => /error/i.test(line));
    return { missing: `npx could not fetch ${scanner}: ${reason ?? 'no reason given'}` };
  }
  const folder = dirname(dirname(realpathSync(stdout.trim())));
  // The HSTS preload list, in which a local server never is.
  const preloaded = join(folder, 'conf/hsts-preload.json');
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
  return { command: [process.execPath, join(folder, 'src/scan.js')] };
}

/** Grades a local server, with an HTTPS proxy in front of it. */
export async function scan([program = '', ...args]: string[], url: string): Promise<Score> {
  const { host, certificate, close } = await serveOverHttps(url);
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  const trusted = join(folder, 'certificate.pem');
  writeFileSync(trusted, certificate);
  // Long timeouts, in ms, since the machine may be busy.
  const timeout = { ABORT_TIMEOUT: '60000', CLIENT_TIMEOUT: '60000' };
  try {
    const { stdout } = await promisify(execFile)(program, [...args, host], {
      env: { ...process.env, ...timeout, NODE_EXTRA_CA_CERTS: trusted },
    });
    const found: Result = JSON.parse(stdout);
    const failed = Object.entries(found.tests).filter(([, { pass }]) => !pass);
    return {
      grade: found.scan.grade,
      points: found.scan.score,
      failed: failed.map(([name, { result }]) => `${name} (${result})`),
    };
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
}

interface Result {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string }>;
}

/** Lists what is below the best score. */
export function scoreFaults({ grade, points, failed }: Score): string[] {
  const isReached = grade === wanted.grade && points >= wanted.points;
  return [
    ...(isReached
      ? []
      : [`expected ${wanted.grade} with ${wanted.points}: ${grade} with ${points}`]),
    ...failed.map((test) => `fails ${test}`),
  ];
}
