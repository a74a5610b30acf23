import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('node:child_process', { spy: true });
vi.mock('node:fs', { spy: true });

const [chromiumOfDebian, shell] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** The programs that exist, and those that each command adds. */
let programs: string[] = [];
let adds: Record<string, string> = {};
/** What a program prints that does not start, until a command has repaired it. */
let broken: Record<string, string> = {};
let repairs = '';
let commands: string[] = [];
let userId = 0;

beforeEach(() => {
  programs = [];
  adds = {};
  broken = {};
  repairs = '';
  commands = [];
  userId = 0;
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process, 'getuid').mockImplementation(() => userId);
  vi.mocked(existsSync).mockImplementation((path) => programs.includes(`${path}`));
  vi.mocked(spawnSync).mockImplementation(((command: string, args: unknown) => {
    if (Array.isArray(args)) return { status: broken[command] ? 127 : 0, stderr: broken[command] };
    commands.push(command);
    if (command === repairs) broken = {};
    programs.push(adds[command] ?? 'none');
    return { status: adds[command] ? 0 : 1 };
  }) as typeof spawnSync);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // Files of the same worker share these modules.
  vi.mocked(existsSync).mockReset();
  vi.mocked(spawnSync).mockReset();
});
afterAll(() => {
  vi.resetModules();
});

const load = async () => ({
  ...(await import('../../scripts/lib/browser')),
  ...(await import('../../scripts/lib/install-browser')),
});

it('a test without a browser says what to run, and installs nothing', async () => {
  programs = [];
  const { launchOptions, requireBrowser, withPageCache } = await load();
  expect(launchOptions()).not.toHaveProperty('executablePath');
  expect(withPageCache()).not.toHaveProperty('executablePath');
  expect(requireBrowser).toThrow('npx playwright install --no-shell chromium');
  expect(commands).toEqual([]);
});

it.each([
  [0, [shell, chromiumOfDebian]],
  [1000, [chromiumOfDebian]],
  [0, [chromium.executablePath()]],
])('nothing is installed for user %s where there is %s', async (user, there) => {
  programs = [...there];
  userId = user;
  const { installBrowser, requireBrowser } = await load();
  installBrowser();
  expect(commands).toEqual([]);
  expect(requireBrowser).not.toThrow();
});

it('Playwright’s browser is installed for this user alone', async () => {
  programs = [];
  userId = 1000;
  const { installBrowser, requireBrowser } = await load();
  const command = 'npx playwright install --no-shell chromium';
  adds = { [command]: chromium.executablePath() };
  installBrowser();
  expect(commands).toEqual([command]);
  expect(requireBrowser).not.toThrow();
});

it('root on Debian gets what is missing of Debian’s where Playwright’s cannot be downloaded', async () => {
  programs = [shell];
  userId = 0;
  const { installBrowser, requireBrowser } = await load();
  adds = { 'apt-get install --yes chromium': chromiumOfDebian };
  installBrowser();
  expect(commands).toEqual([
    'npx playwright install --no-shell chromium',
    'apt-get update',
    'apt-get install --yes chromium',
  ]);
  expect(requireBrowser).not.toThrow();
});

it('root on Debian gets the shell beside Chromium, because the tests take half of the time in it', async () => {
  programs = [chromiumOfDebian];
  userId = 0;
  const { installBrowser, launchOptions } = await load();
  adds = { 'apt-get install --yes chromium-headless-shell': shell };
  installBrowser();
  expect(commands).toEqual(['apt-get update', 'apt-get install --yes chromium-headless-shell']);
  expect(launchOptions().executablePath).toBe(shell);
});

it('the browser that is named comes before those that are installed', async () => {
  programs = ['/opt/own/chrome', shell, chromiumOfDebian];
  vi.stubEnv('CHROMIUM_PATH', '/opt/own/chrome');
  const { launchOptions, withPageCache } = await load();
  expect(launchOptions().executablePath).toBe('/opt/own/chrome');
  expect(withPageCache().executablePath).toBe('/opt/own/chrome');
});

it('a shell without windows is the fastest, and lacks the cache of pages', async () => {
  programs = [shell, chromiumOfDebian];
  const { launchOptions, withPageCache } = await load();
  expect(launchOptions().executablePath).toBe(shell);
  expect(withPageCache()).toMatchObject({
    executablePath: chromiumOfDebian,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});

it.each([
  [1000, []],
  [0, ['npx playwright install-deps chromium']],
])(
  'libraries that the browser lacks are named, and installed by root alone: user %s',
  async (user, installed) => {
    const program = chromium.executablePath();
    programs = [program];
    broken = { [program]: 'error while loading libnss3.so' };
    repairs = 'npx playwright install-deps chromium';
    userId = user;
    const { installBrowser, requireBrowser } = await load();
    expect(requireBrowser).toThrow(
      /install-deps chromium.* It says:\n.*: error while loading libnss3\.so$/s,
    );
    installBrowser();
    expect(commands).toEqual(installed);
    if (user === 0) expect(requireBrowser).not.toThrow();
    else expect(requireBrowser).toThrow('libnss3.so');
  },
);
