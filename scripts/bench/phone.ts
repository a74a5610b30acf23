import type { Browser, BrowserContext, Page } from 'playwright';

/** The connection and the processor of a slow phone: DevTools' throttling. */
const connection = { latency: 150, bitsPerSecond: 1_600_000 };
const slowDown = 4;

const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Screen = keyof typeof screens;

/** An empty page of a new visitor on a slow phone or desktop. */
export async function openSlowly(browser: Browser, screen: Screen = 'phone') {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: screens[screen],
    hasTouch: screen === 'phone',
    isMobile: screen === 'phone',
    deviceScaleFactor: screen === 'phone' ? 2 : 1,
  });
  // tsx wraps functions in a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  const session = await throttle(context, page);
  return { context, page, session };
}

async function throttle(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const bytesPerSecond = connection.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return session;
}

/** The median of an odd number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
