import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { findBrowser, onPath, run } from './browser';
import type { EngineName } from './engine-outcome';

/**
 * The channel under which Playwright drives an installed Firefox over WebDriver BiDi. It is not in
 * Playwright's public types, so `package.json` fixes one exact version; test any other with `npm
 * run test:engines`.
 */
export const bidiChannel = 'moz-firefox';

/** An available browser engine, and how it is driven. */
export interface Engine {
  name: EngineName;
  /** `own`: by Playwright's protocol; `webdriver`: by `tests/engines/webkit.spec.ts` instead. */
  drive: 'own' | 'bidi' | 'webdriver';
  /** The path of the browser, or of its driver; none for a browser that Playwright installed. */
  program?: string;
}

interface Way {
  find(): Promise<Engine | undefined>;
  /** Debian's packages. */
  packages: string[];
}

const ways: Record<Exclude<EngineName, 'chromium'>, Way> = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/**
 * Finds an engine that starts, installing it where there is none: Debian's packages where they may
 * be installed, elsewhere Playwright's own browser.
 * @returns the engine, or how to install it
 */
export async function findEngine(name: EngineName): Promise<Engine | { missing: string }> {
  if (name === 'chromium') return findChromium();
  const { find, packages } = ways[name];
  const found = await find();
  if (found) return found;
  install(name, packages);
  const missing = `none was found (on Debian: apt-get install ${packages.join(' ')}; elsewhere: npx playwright install ${name})`;
  return (await find()) ?? { missing };
}

async function findChromium(): Promise<Engine | { missing: string }> {
  try {
    const program = await findBrowser();
    return { name: 'chromium', drive: 'own', ...(program && { program }) };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : `${error}` };
  }
}

async function findFirefox(): Promise<Engine | undefined> {
  if (existsSync(firefox.executablePath()) && (await starts(() => firefox.launch()))) {
    return { name: 'firefox', drive: 'own' };
  }
  const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  for (const program of [...onPath(['firefox-esr', 'firefox']), onMac].filter(existsSync)) {
    const options = { channel: bidiChannel, executablePath: program };
    if (await starts(() => firefox.launch(options))) {
      return { name: 'firefox', drive: 'bidi', program };
    }
  }
  return undefined;
}

async function findWebKit(): Promise<Engine | undefined> {
  if (existsSync(webkit.executablePath()) && (await starts(() => webkit.launch()))) {
    return { name: 'webkit', drive: 'own' };
  }
  const drivers = process.platform === 'darwin' ? ['safaridriver'] : ['WebKitWebDriver'];
  const hasDisplay = process.platform === 'darwin' || onPath(['Xvfb']).length > 0;
  const [program] = hasDisplay ? onPath(drivers) : [];
  return program ? { name: 'webkit', drive: 'webdriver', program } : undefined;
}

async function starts(launch: () => Promise<{ close(): Promise<void> }>): Promise<boolean> {
  try {
    const browser = await launch();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function install(name: EngineName, packages: string[]) {
  console.log(`No ${name} that starts was found; installing one …`);
  if (process.getuid?.() !== 0 || onPath(['apt-get']).length === 0) {
    run('npx', ['playwright', 'install', name]);
    return;
  }
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
}
