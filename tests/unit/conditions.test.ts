import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrateWhen, lazyMargins } from '../../components/islands/conditions';
import { onIdle } from '../../components/ui/on-idle';

afterEach(() => vi.unstubAllGlobals());

describe('an island with the condition `visible`', () => {
  it.each(Object.entries(lazyMargins))(
    'and %s priority is hydrated within %i px of the viewport (§9.14)',
    (_, margin) => {
      const margins: unknown[] = [];
      let enter = () => {};
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor(
            observe: (entries: unknown[]) => void,
            { rootMargin }: { rootMargin: string },
          ) {
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
    },
  );
});

describe('an island with the condition `idle`', () => {
  it('waits no longer than its timeout (§9.15)', () => {
    const requestIdleCallback = vi.fn();
    vi.stubGlobal('window', { requestIdleCallback });
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const act = () => {};
    onIdle(act, 2000);
    expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(act, { timeout: 2000 });
  });
});
