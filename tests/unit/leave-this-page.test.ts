import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leave, watchReturns } from '../../components/leave-this-page/leave.client';
import { leftKey } from '../../lib/consent/storage.client';

const neutral = 'https://neutral.test/';
const shown = vi.fn();
const replace = vi.fn();
let stored: Record<string, unknown>;
let listeners: Record<string, () => void>;

beforeEach(() => {
  stored = {};
  listeners = {};
  const clear = () => {
    for (const key of Object.keys(stored)) delete stored[key];
  };
  Object.defineProperty(stored, 'clear', { value: clear });
  vi.stubGlobal('sessionStorage', stored);
  vi.stubGlobal('localStorage', { clear: vi.fn() });
  vi.stubGlobal('document', { replaceChildren: shown });
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => {
    listeners[name] = act;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const open = (type: 'anew' | 'reload' | 'back') =>
  vi.stubGlobal('performance', { navigation: { type: ['anew', 'reload', 'back'].indexOf(type) } });

it('leaving clears all that is stored but for the mark', () => {
  stored.draft = 'text';
  leave(neutral);
  expect({ ...stored }).toEqual({ [leftKey]: neutral });
  expect(localStorage.clear).toHaveBeenCalled();
  expect(replace).toHaveBeenCalledWith(neutral);
});

it.each(['reload', 'back'] as const)('a page shown by %s after that sends on', (type) => {
  stored[leftKey] = neutral;
  open(type);
  watchReturns();
  expect(shown).toHaveBeenCalled();
  expect(replace).toHaveBeenCalledWith(neutral);
});

it('a page opened anew takes the mark away and is shown', () => {
  stored[leftKey] = neutral;
  open('anew');
  watchReturns();
  expect(stored).not.toHaveProperty(leftKey);
  expect(replace).not.toHaveBeenCalled();
});

it('a page from the browser’s cache sends on, however it was opened', () => {
  open('anew');
  watchReturns();
  listeners.pageshow?.();
  expect(replace).not.toHaveBeenCalled();
  stored[leftKey] = neutral;
  listeners.pageshow?.();
  expect(replace).toHaveBeenCalledWith(neutral);
});

it('leaves without a mark where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  leave(neutral);
  expect(replace).toHaveBeenCalledWith(neutral);
});
