import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from 'playwright/test';
import { freePort } from '../../scripts/lib/server';

/**
 * Starts a WebDriver program on a free port, on Linux with a separate display for its windows.
 * @returns its address, and a function that ends all started processes
 */
export async function startDriver(program: string) {
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started.splice(0).reverse()) child.kill();
  };
  // They end with the worker.
  process.once('exit', stop);
  const env = { ...process.env };
  if (process.platform === 'linux') {
    const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const display = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    started.push(display);
    // It chooses a free display number, and prints it when it is ready.
    const [number] = await once(display.stdio[3] as Readable, 'data');
    env.DISPLAY = `:${`${number}`.trim()}`;
  }
  const port = await freePort();
  started.push(spawn(program, [`--port=${port}`], { env, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok;
  await expect.poll(isReady, `${program} answers`).toBe(true);
  return { url, stop };
}

/** WebDriver's code points for keys that type no character. */
const keys = { Escape: '\uE00C', ArrowDown: '\uE015' };
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A browser with one window and fresh storage (https://www.w3.org/TR/webdriver2/). */
export class Session {
  private constructor(private readonly address: string) {}

  static async start(driver: string): Promise<Session> {
    const created = await new Session(`${driver}/session`).send('POST', '', { capabilities: {} });
    return new Session(`${driver}/session/${(created as { sessionId: string }).sessionId}`);
  }

  end = () => this.send('DELETE', '');
  open = (url: string) => this.send('POST', '/url', { url });

  /** Sets the size of the viewport; the window is larger by its bars. */
  async resize(width: number, height: number) {
    await this.send('POST', '/window/rect', { width, height });
    const bars = await this.run(() => outerHeight - innerHeight);
    await this.send('POST', '/window/rect', { width, height: height + bars });
  }

  /** Runs a function in the page, where it can use only its arguments. */
  async run<Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args) {
    const script = `return (${act})(...arguments)`;
    return (await this.send('POST', '/execute/sync', { script, args })) as Result;
  }

  /** Scrolls the first matching element into view, and clicks its middle. */
  click = async (selector: string) =>
    this.send('POST', `/element/${await this.find(selector)}/click`, {});
  type = async (selector: string, text: string) =>
    this.send('POST', `/element/${await this.find(selector)}/value`, { text });

  press = (key: keyof typeof keys) =>
    this.act('key', ...['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })));

  /** Moves the mouse to the middle of the first element that matches. */
  async moveTo(selector: string) {
    const origin = { [elementKey]: await this.find(selector) };
    await this.act('pointer', { type: 'pointerMove', origin, x: 0, y: 0, duration: 50 });
  }

  private act = (type: 'key' | 'pointer', ...actions: object[]) =>
    this.send('POST', '/actions', { actions: [{ type, id: type, actions }] });

  private async find(value: string): Promise<string> {
    const found = await this.send('POST', '/element', { using: 'css selector', value });
    return (found as Record<string, string>)[elementKey] ?? '';
  }

  private async send(method: string, path: string, body?: object): Promise<unknown> {
    const options = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(this.address + path, options);
    const { value } = (await answer.json()) as { value?: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }
}
