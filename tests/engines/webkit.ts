import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startProgram, startScreen } from './processes';
import type { Device, Protocol, Size, Start } from './protocol';

/**
 * Starts WebKit's MiniBrowser on a screen of its own, and speaks WebDriver with it, which WebKitWebDriver knows.
 * @param missing the features that it has to do without, by WebKit's names
 */
export async function startWebKit(
  { hasScripts, proxyPort }: Start,
  missing: readonly string[] = [],
): Promise<Protocol> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], screen.env);
  const origin = `http://127.0.0.1:${port}`;
  await untilListening(origin);
  const { sessionId } = (await send(`${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          args: [
            '--automation',
            `--proxy=http://127.0.0.1:${proxyPort}`,
            '--ignore-host=127.0.0.1',
            `--enable-javascript=${hasScripts}`,
            ...(missing.length > 0
              ? [`--features=${missing.map((name) => `-${name}`).join()}`]
              : []),
          ],
        },
      },
    },
  })) as { sessionId: string };
  const ask = (command: string, body: object) =>
    send(`${origin}/session/${sessionId}/${command}`, body);
  const run = (script: string, ...args: unknown[]) => ask('execute/sync', { script, args });

  return {
    async navigate(url) {
      await ask('url', { url });
    },
    async call(source, text) {
      return `${await run(`return (${source})(arguments[0])`, text)}`;
    },
    async perform(actions: Device[]) {
      await ask('actions', { actions });
    },
    async resize({ width, height }) {
      await ask('window/rect', { width, height });
      // The window has bars of its own around the page.
      const bars = (await run(
        'return { width: outerWidth - innerWidth, height: outerHeight - innerHeight }',
      )) as Size;
      await ask('window/rect', { width: width + bars.width, height: height + bars.height });
    },
    async close() {
      await fetch(`${origin}/session/${sessionId}`, { method: 'DELETE' });
      await driver.end();
      await screen.end();
    },
  };
}

/**
 * Sends a command, and gives its result.
 * @throws the error that the answer has
 */
async function send(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** A port that is free now. WebKitWebDriver cannot choose one. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilListening(origin: string) {
  for (;;) {
    try {
      await fetch(`${origin}/status`);
      return;
    } catch {
      await setTimeout(50);
    }
  }
}
