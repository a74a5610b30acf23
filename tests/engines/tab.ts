import { setTimeout } from 'node:timers/promises';
import { hangLimits } from '../support/project';
import type { DeviceAction, Protocol, Size } from './protocol';

/** Values that pass between this process and a page. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The keys of WebDriver that have no character. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
} as const;

/** A browser's tab as a visitor uses it: by pointer and keyboard, looking until something is seen. */
export class Tab {
  readonly #protocol: Protocol;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  /** Opens an address, and waits until the page has loaded. */
  open = (address: string) => this.#protocol.navigate(address);

  resize = (size: Size) => this.#protocol.resize(size);

  /** Runs a function in the page. It can use its argument and the page alone. */
  async run<Value>(act: () => Value): Promise<Value>;
  async run<Value, Argument extends Json>(
    act: (argument: Argument) => Value,
    argument: Argument,
  ): Promise<Value>;
  async run(act: (argument: never) => unknown, argument: Json = null): Promise<unknown> {
    // `__name` is what the compiler of these files adds to functions within a function.
    const source = `(text) => {
      const __name = (value) => value;
      return JSON.stringify((${act})(JSON.parse(text))) ?? 'null';
    }`;
    return JSON.parse(await this.#protocol.call(source, JSON.stringify(argument)));
  }

  /**
   * Waits until a function of the page gives something that is true. While a page is left for another
   * one, none can run.
   * @throws if that does not happen
   */
  async until(what: string, act: () => boolean): Promise<void>;
  async until<Argument extends Json>(
    what: string,
    act: (argument: Argument) => boolean,
    argument: Argument,
  ): Promise<void>;
  async until(what: string, act: (argument: never) => boolean, argument: Json = null) {
    let fault = '';
    await eventually(what, async () => {
      try {
        return await this.run(act as (argument: Json) => boolean, argument);
      } catch (error) {
        fault = `${error}`;
        return false;
      }
    }).catch((error: Error) => {
      throw fault ? new Error(`${error.message} (${fault})`) : error;
    });
  }

  /** Presses the pointer in the middle of an element, once that is in sight. */
  click = async (selector: string, times = 1) =>
    this.#point([
      ...(await this.#movesTo(selector)),
      ...Array.from({ length: times }, () => [
        { type: 'pointerDown' as const, button: 0 },
        { type: 'pointerUp' as const, button: 0 },
      ]).flat(),
    ]);

  /** Moves the pointer onto an element. */
  hover = async (selector: string) => this.#point(await this.#movesTo(selector));

  /** Gives an element the focus, as a visitor does who has come to it by the keyboard. */
  focus = (selector: string) =>
    this.run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

  /** Presses keys, one after another. */
  press = (...names: (keyof typeof keys)[]) => this.#strike(names.map((name) => keys[name]));

  /** Writes a text where the focus is. */
  write = (text: string) => this.#strike([...text]);

  /** Chooses in a list. */
  choose = (selector: string, value: string) =>
    this.run(
      ([wanted, choice]) => {
        const list = document.querySelector<HTMLSelectElement>(wanted);
        if (!list) throw new Error(`There is no ${wanted}.`);
        list.value = choice;
        for (const type of ['input', 'change'])
          list.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [selector, value] as [string, string],
    );

  /** Waits until an element is visible, or not, or absent. */
  async sees(selector: string, isVisible = true) {
    const what = `${selector} to be ${isVisible ? 'visible' : 'hidden'}`;
    await this.until(
      what,
      ([wanted, isWanted]) => {
        const element = document.querySelector(wanted);
        return Boolean(element?.checkVisibility({ visibilityProperty: true })) === isWanted;
      },
      [selector, isVisible] as [string, boolean],
    );
  }

  /** Waits until an element has the focus. */
  hasFocus = (selector: string) =>
    this.until(
      `the focus on ${selector}`,
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );

  /** Waits until the tab is at a path. */
  isAt = (path: string) =>
    this.until(`the page ${path}`, (wanted) => location.pathname === wanted, path);

  /** Waits until the page script runs. */
  pageScriptRuns = () =>
    this.until('the page script', () => 'pageScript' in document.documentElement.dataset);

  close = () => this.#protocol.close();

  /** Scrolls an element into sight, waits until it stands still and nothing covers it, and gives the way to it. */
  async #movesTo(selector: string): Promise<DeviceAction[]> {
    await this.sees(selector);
    let last = '';
    let middle = { x: 0, y: 0 };
    await eventually(`${selector} to be in sight`, async () => {
      const found = await this.run(middleOf, selector).catch(() => null);
      const isStill = found !== null && JSON.stringify(found) === last;
      last = JSON.stringify(found);
      if (found) middle = found;
      return isStill;
    });
    return [{ type: 'pointerMove', ...middle }];
  }

  #point = (actions: DeviceAction[]) =>
    this.#protocol.perform([{ type: 'pointer', id: 'mouse', actions }]);

  #strike = (values: string[]) =>
    this.#protocol.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: values.flatMap((value) => [
          { type: 'keyDown' as const, value },
          { type: 'keyUp' as const, value },
        ]),
      },
    ]);
}

/**
 * The middle of an element in the window, in whole px; null while something covers it. An element that
 * is out of sight is scrolled to the middle of the window.
 */
function middleOf(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  // A link that breaks across lines has a box for each.
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const met = document.elementFromPoint(x, y);
  if (met && element.contains(met)) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** Asks again and again whether something is so. The limit only ends what would never end. */
export async function eventually(what: string, isSo: () => boolean | Promise<boolean>) {
  const end = performance.now() + hangLimits.expectation;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await setTimeout(50);
  }
}
