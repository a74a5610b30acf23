import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { findFirefox } from '../../scripts/lib/install-engines';
import { startProgram, startScreen, undoAtEnd } from './processes';
import type { Protocol, Start } from './protocol';

interface Answer {
  id?: number;
  type: string;
  result: unknown;
  error?: string;
  message?: string;
}

/** Starts a Firefox with an empty profile, and speaks WebDriver BiDi with it, as Firefox itself does. */
export async function startFirefox({ hasScripts, proxyPort }: Start): Promise<Protocol> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const removeProfile = undoAtEnd(() =>
    rmSync(profile, { recursive: true, force: true, maxRetries: 9 }),
  );
  writeFileSync(join(profile, 'user.js'), `user_pref("javascript.enabled", ${hasScripts});\n`);
  const screen = await startScreen();
  const options = ['--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = startProgram(findFirefox() ?? '', options, screen.env);
  const socket = new WebSocket(`${await firefox.printed(/ws:\/\/\S+/)}/session`);
  const send = await requestsOver(socket);
  const proxy = `127.0.0.1:${proxyPort}`;
  await send('session.new', {
    capabilities: {
      alwaysMatch: {
        proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['127.0.0.1'] },
      },
    },
  });
  // In the tab that is there at the start, the address bar has the focus.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
    context: string;
  };

  return {
    async navigate(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async call(source, text) {
      const called = (await send('script.callFunction', {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: text }],
        target: { context },
        awaitPromise: false,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!called.result) throw new Error(called.exceptionDetails?.text);
      return called.result.value;
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async resize(viewport) {
      await send('browsingContext.setViewport', { context, viewport });
    },
    async close() {
      socket.close();
      await firefox.end();
      await screen.end();
      removeProfile();
    },
  };
}

/** Gives the function that sends a command, and gives its result or throws its error. */
async function requestsOver(socket: WebSocket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(`${data}`);
    waiting.get(answer.id ?? 0)?.(answer);
  });
  await once(socket, 'open');
  let last = 0;
  return async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
}
