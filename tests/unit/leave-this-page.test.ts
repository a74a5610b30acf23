import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leftKey } from '../../lib/consent/storage.client';
import { projectFolder } from '../support/project';

/** What leaving the site does to this page and to those that are reached by Back, without a browser. */

const neutral = 'https://www.weather.gov/';
const script = join(projectFolder, 'components/leave-this-page/leave.client.ts');
/** Each page runs the script anew. */
let pagesOpened = 0;

/** How a page was opened, as `performance.navigation.type` says it. */
const openedBy = { link: 0, reload: 1, back: 2 };

const replaceAddress = vi.fn();
const emptyPage = vi.fn();
const clear = vi.fn();
let listeners: Record<string, () => void>;
let nextFrame: (() => void) | undefined;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  listeners = {};
  nextFrame = undefined;
  vi.stubGlobal('addEventListener', (event: string, act: () => void) => {
    listeners[event] = act;
  });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    nextFrame = act;
  });
  vi.stubGlobal('document', { replaceChildren: emptyPage });
  vi.stubGlobal('location', { replace: replaceAddress });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A storage that holds its entries as its fields. */
function storageOf(entries: Record<string, string>) {
  const storage: Record<string, string> = { ...entries };
  Object.defineProperty(storage, 'clear', {
    value: () => {
      clear();
      for (const key of Object.keys(storage)) delete storage[key];
    },
  });
  return storage;
}

/** Opens a page in a tab with these entries; without entries the browser blocks storage. */
async function open(how: keyof typeof openedBy, entries?: Record<string, string>) {
  const local = storageOf({ consent: 'all' });
  const session = storageOf(entries ?? {});
  const blocked = new Proxy(
    {},
    {
      get: () => {
        throw new Error('Blocked');
      },
      deleteProperty: () => {
        throw new Error('Blocked');
      },
    },
  );
  vi.stubGlobal('performance', { navigation: { type: openedBy[how] } });
  vi.stubGlobal('localStorage', entries ? local : blocked);
  vi.stubGlobal('sessionStorage', entries ? session : blocked);
  pagesOpened += 1;
  const { leave, watchReturns }: typeof import('../../components/leave-this-page/leave.client') =
    await import(`${script}?${pagesOpened}`);
  watchReturns();
  const show = () => {
    nextFrame?.();
    vi.runAllTimers();
  };
  return { leave, local, session, show };
}

const isGone = () => emptyPage.mock.calls.length > 0 && replaceAddress.mock.calls.length > 0;

describe('leaving the site', () => {
  it('deletes all that is stored but where to go, empties the page and goes there', async () => {
    const { leave, local, session, show } = await open('link', { draft: 'secret' });
    show();
    leave(neutral);
    expect([local, session]).toEqual([{}, { [leftKey]: neutral }]);
    expect(emptyPage).toHaveBeenCalledTimes(1);
    expect(replaceAddress).toHaveBeenCalledExactlyOnceWith(neutral);
  });

  it('before the first frame is not forgotten with it', async () => {
    const { leave, session, show } = await open('link', {});
    leave(neutral);
    show();
    expect(session).toEqual({ [leftKey]: neutral });
  });

  it('goes to the neutral page also where storage is blocked', async () => {
    const { leave } = await open('link');
    leave(neutral);
    expect(isGone()).toBe(true);
    expect(replaceAddress).toHaveBeenCalledExactlyOnceWith(neutral);
  });
});

describe('a page in a tab that has left the site', () => {
  it.each(['back', 'reload'] as const)('is not shown at all on %s', async (how) => {
    const { session } = await open(how, { [leftKey]: neutral });
    expect(isGone()).toBe(true);
    expect(replaceAddress).toHaveBeenCalledExactlyOnceWith(neutral);
    // The pages before it go there too.
    expect(session).toEqual({ [leftKey]: neutral });
  });

  it('is not shown when the browser has kept it', async () => {
    const { leave, show } = await open('link', {});
    show();
    leave(neutral);
    vi.clearAllMocks();
    listeners.pageshow?.();
    expect(isGone()).toBe(true);
  });

  it('is shown where it is opened anew, and so are all from then on', async () => {
    const { session, show } = await open('link', { [leftKey]: neutral, draft: 'kept' });
    show();
    expect(session).toEqual({ draft: 'kept' });
    listeners.pageshow?.();
    expect(isGone()).toBe(false);
  });
});

it.each(['back', 'reload', 'link'] as const)(
  'a page in a tab that has not left the site is shown on %s, also where storage is blocked',
  async (how) => {
    for (const entries of [{ draft: 'kept' }, undefined]) {
      const { show } = await open(how, entries);
      show();
      listeners.pageshow?.();
      expect(isGone()).toBe(false);
      expect(clear).not.toHaveBeenCalled();
    }
  },
);
