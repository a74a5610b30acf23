import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrateWhen, lazyMargins } from '../../components/islands/conditions';
import { onIdle } from '../../components/ui/on-idle';

afterEach(() => vi.unstubAllGlobals());

describe('what wakes when it is visible', () => {
  it.each(Object.entries(lazyMargins))('of %s priority wakes %i px before (§9.14)', (_, margin) => {
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
    const hydrate = vi.fn();
    hydrateWhen({} as Element, { when: 'visible', margin }, hydrate);
    expect(margins).toEqual([`${margin}px`]);
    expect(hydrate).not.toHaveBeenCalled();
    enter();
    expect(hydrate).toHaveBeenCalledOnce();
  });
});

describe('what waits until the browser is idle', () => {
  it('waits no longer than its timeout (§9.15)', () => {
    const requestIdleCallback = vi.fn();
    vi.stubGlobal('window', { requestIdleCallback });
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const act = () => {};
    onIdle(act, 2000);
    expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(act, { timeout: 2000 });
  });
});
