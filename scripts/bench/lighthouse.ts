import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from '../browser';
import { median, type Screen } from './phone';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Of 100, by category, and what kept them from it. */
export interface Scores {
  scores: Record<string, number>;
  /** Ids of audits that count and were not passed. */
  missed: string[];
}

interface Result {
  lhr: {
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<string, { score: number | null }>;
  };
}

interface Lighthouse {
  default(address: string, flags: object, config?: object): Promise<Result | undefined>;
  desktopConfig: object;
}

const folder = '.cache/lighthouse';

/**
 * Lighthouse as it runs on this Node, installed when first asked for: it is larger than the
 * project and nobody else needs it.
 * @returns undefined where it cannot be installed
 */
export async function loadLighthouse() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const version = major > 22 || (major === 22 && minor >= 19) ? '13' : '12';
  const { status } = spawnSync(
    'npm',
    ['install', '--silent', '--no-save', '--prefix', folder, `lighthouse@${version}`],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) return undefined;
  const entry = resolve(join(folder, 'node_modules/lighthouse/core/index.js'));
  return (await import(pathToFileURL(entry).href)) as Lighthouse;
}

/**
 * Asks Lighthouse about addresses, each as a phone's and as a desk's. Its times differ from one
 * asking to the next, and some answers are void: where one is not perfect it is asked twice more,
 * and of each category the median counts, as its makers advise.
 */
export async function askLighthouse(
  lighthouse: Lighthouse,
  addresses: Iterable<{ address: string; screen: Screen }>,
  tell: (address: string, screen: Screen, scores: Scores) => void,
) {
  const port = await freePort();
  const options = launchOptions(await findBrowser('whole'));
  const browser = await chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors',
    ],
  });
  for (const { address, screen } of addresses) {
    const flags = { port, onlyCategories: categories, logLevel: 'error' };
    const config = screen === 'desk' ? lighthouse.desktopConfig : undefined;
    const ask = async () => scoresOf(await lighthouse.default(address, flags, config));
    const first = await ask();
    tell(address, screen, isPerfect(first) ? first : middleOf([first, await ask(), await ask()]));
  }
  await browser.close();
}

const isPerfect = ({ scores }: Scores) => Object.values(scores).every((score) => score === 100);

/** Of each category the median, and whatever was missed in any answer. */
function middleOf(answers: Scores[]): Scores {
  const middle = categories.map((name) => [
    name,
    median(answers.map(({ scores }) => scores[name] ?? 0)),
  ]);
  return {
    scores: Object.fromEntries(middle),
    missed: [...new Set(answers.flatMap(({ missed }) => missed))],
  };
}

function scoresOf(result: Result | undefined): Scores {
  const { categories: scored = {}, audits = {} } = result?.lhr ?? {};
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)]),
  );
  const missed = categories.flatMap((name) =>
    (scored[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return { scores, missed };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
