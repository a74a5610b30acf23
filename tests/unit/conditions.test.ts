import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyMargins, onIdle, whenReady } from '../../lib/islands/conditions';

afterEach(() => vi.unstubAllGlobals());

describe('what wakes when it is visible', () => {
  it.each(Object.entries(lazyMargins))('of %s priority wakes %i px before', (_, margin) => {
    const margins: unknown[] = [];
    let enter = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(observe: (entries: unknown[]) => void, { rootMargin }: { rootMargin: string }) {
          margins.push(rootMargin);
          enter = () => observe([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    const wake = vi.fn();
    whenReady({} as Element, { when: 'visible', margin }, wake);
    expect(margins).toEqual([`${margin}px`]);
    expect(wake).not.toHaveBeenCalled();
    enter();
    expect(wake).toHaveBeenCalledOnce();
  });
});

describe('what waits until the browser is idle', () => {
  it('waits no longer than its timeout', () => {
    const requestIdleCallback = vi.fn();
    vi.stubGlobal('window', { requestIdleCallback });
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const act = () => {};
    onIdle(act, 2000);
    expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(act, { timeout: 2000 });
  });
});
