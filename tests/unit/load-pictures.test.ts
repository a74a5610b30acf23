import { describe, expect, it, vi } from 'vitest';
import { mobileScreen } from '../../components/breakpoints';
import { loadImagesForPrint, watchImages } from '../../components/picture/load-pictures.client';
import { setUpFakePage, tell } from '../support/fake-page';

setUpFakePage();

it('pictures that wait are loaded before the page is printed', () => {
  const img = { loading: 'lazy', complete: false, addEventListener: () => {} };
  const copy = { querySelector: () => img };
  const box = {
    dataset: { state: 'waiting' },
    querySelector: (selector: string) =>
      selector === 'template' ? { content: { cloneNode: () => copy } } : null,
    append: vi.fn(),
  };
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector.includes(box.dataset.state) ? [box] : []),
  });
  loadImagesForPrint();
  expect(box.append).not.toHaveBeenCalled();
  tell('beforeprint');
  expect(box.append).toHaveBeenCalledWith(copy);
  expect([img.loading, box.dataset.state]).toEqual(['eager', 'loading']);
});

describe('a picture', () => {
  type Settle = 'load' | 'error';

  /** Shows a page with one picture, on a phone or a wider screen, and lets it come near, load or fail. */
  function show({
    alt = 'A garden',
    state = 'waiting',
    early = false,
    mobilePriority = false,
    isPhone = false,
    isComplete = false,
    saysIdle = false,
  } = {}) {
    const events: Partial<Record<Settle, () => void>> = {};
    const img = {
      alt,
      loading: 'lazy',
      fetchPriority: 'auto',
      complete: isComplete,
      naturalWidth: isComplete ? 144 : 0,
      addEventListener: (event: Settle, act: () => void) => {
        events[event] = act;
      },
    };
    let words: { textContent: string } | null = null;
    const box = {
      dataset: {
        state,
        ...(early && { early: 'true' }),
        ...(mobilePriority && { mobilePriority: 'true' }),
      } as Record<string, string>,
      role: null as string | null,
      ariaLabel: null as string | null,
      querySelector: (selector: string) => {
        if (selector === 'template')
          return { content: { cloneNode: () => ({ querySelector: () => img }) } };
        if (selector.includes('span')) return words && { remove: () => (words = null) };
        return img;
      },
      removeAttribute: () => {},
      append: vi.fn(),
      prepend: (added: typeof words) => {
        words = added;
      },
    };
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isPhone && query === mobileScreen,
    }));
    const margins: (string | undefined)[] = [];
    let isObserved = false;
    let tellNear = (_isIntersecting: boolean) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(act: (entries: object[]) => void, { rootMargin }: { rootMargin?: string }) {
          margins.push(rootMargin);
          tellNear = (isIntersecting) => {
            if (isObserved) act([{ isIntersecting, target: box }]);
          };
        }
        observe() {
          isObserved = true;
        }
        unobserve() {
          isObserved = false;
        }
      },
    );
    /** What waits for an idle browser. */
    const idle: (() => void)[] = [];
    const requestIdleCallback = vi.fn((act: () => void, _: object) => idle.push(act));
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('window', saysIdle ? { requestIdleCallback } : {});
    vi.stubGlobal('document', {
      querySelectorAll: (selector: string) =>
        selector.includes(box.dataset.state ?? '') ? [box] : [],
      createElement: () => ({ textContent: '' }),
      getElementById: () => ({ dataset: { imageLoading: 'Loading', imageUnavailable: 'Missing' } }),
    });
    watchImages();
    return {
      box,
      img,
      margins,
      requestIdleCallback,
      tellNear: (isIntersecting: boolean) => tellNear(isIntersecting),
      tellIdle: () => {
        for (const act of idle.splice(0)) act();
      },
      isObserved: () => isObserved,
      wordsShown: () => words?.textContent,
      settle: (event: Settle) => {
        if (event === 'load') img.naturalWidth = 144;
        events[event]?.();
      },
    };
  }

  it('waits until it is near, then says that it is loading, and then nothing', () => {
    const { box, tellNear, wordsShown, settle } = show();
    tellNear(false);
    expect([box.dataset.state, wordsShown()]).toEqual(['waiting', undefined]);
    tellNear(true);
    expect([box.dataset.state, wordsShown()]).toEqual(['loading', 'Loading']);
    settle('load');
    expect([box.dataset.state, wordsShown(), box.role]).toEqual(['loaded', undefined, null]);
  });

  it('that fails says so, in its place and by its name', () => {
    const { box, tellNear, wordsShown, settle } = show();
    tellNear(true);
    settle('error');
    expect([box.dataset.state, wordsShown()]).toEqual(['failed', 'Missing']);
    expect([box.role, box.ariaLabel]).toEqual(['img', 'A garden. Missing']);
    const decoration = show({ alt: '' });
    decoration.tellNear(true);
    decoration.settle('error');
    expect([decoration.box.dataset.state, decoration.box.role]).toEqual(['failed', null]);
  });

  it('for an idle browser loads far from the window too, also where none says that it is idle', () => {
    const { box } = show({ early: true });
    expect(box.dataset.state).toBe('waiting');
    vi.advanceTimersByTime(199);
    expect(box.dataset.state).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(box.dataset.state).toBe('loading');
    const other = show({ early: true, saysIdle: true });
    vi.advanceTimersByTime(10_000);
    expect(other.box.dataset.state).toBe('waiting');
    expect(other.requestIdleCallback).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      timeout: 2000,
    });
    other.tellIdle();
    expect(other.box.dataset.state).toBe('loading');
  });

  it('that is not for an idle browser waits, however long the browser is idle', () => {
    const { box, requestIdleCallback } = show({ saysIdle: true });
    vi.advanceTimersByTime(10_000);
    expect(requestIdleCallback).not.toHaveBeenCalled();
    expect(box.dataset.state).toBe('waiting');
  });

  it.each([
    ['of the first ones on a phone', { mobilePriority: true, isPhone: true }, true],
    ['of the first ones on a wider screen', { mobilePriority: true }, false],
    ['of the others on a phone', { isPhone: true }, false],
  ])('that is one %s loads before others, or once it is near', (_, look, isFirst) => {
    const { box, img, margins, isObserved, tellNear } = show(look);
    expect([box.dataset.state, isObserved()]).toEqual(
      isFirst ? ['priority', false] : ['waiting', true],
    );
    tellNear(true);
    expect([box.dataset.state, img.fetchPriority, img.loading]).toEqual(
      isFirst ? ['priority', 'high', 'eager'] : ['loading', 'auto', 'eager'],
    );
    expect(margins).toEqual(['200px']);
  });

  it('is taken out of its template once, whatever asks for it first', () => {
    const { box, img, tellNear, tellIdle, settle } = show({ early: true, saysIdle: true });
    tellNear(true);
    tellIdle();
    expect(box.append).toHaveBeenCalledTimes(1);
    settle('load');
    loadImagesForPrint();
    tell('beforeprint');
    expect([box.append.mock.calls.length, img.fetchPriority, box.dataset.state]).toEqual([
      1,
      'auto',
      'loaded',
    ]);
  });

  it('that the browser loads by itself says that it is loading only once it is near', () => {
    const { box, isObserved, tellNear, wordsShown, settle } = show({ state: 'priority' });
    expect([wordsShown(), isObserved()]).toEqual([undefined, true]);
    tellNear(true);
    expect([box.dataset.state, wordsShown(), isObserved()]).toEqual(['priority', 'Loading', false]);
    expect(box.append).not.toHaveBeenCalled();
    settle('load');
    expect([box.dataset.state, wordsShown()]).toEqual(['loaded', undefined]);
    const decoration = show({ state: 'priority', alt: '' });
    decoration.tellNear(true);
    expect(decoration.wordsShown()).toBeUndefined();
  });

  it('that had loaded before the script is marked at once, and says nothing', () => {
    const { box, tellNear, wordsShown } = show({ state: 'priority', isComplete: true });
    expect(box.dataset.state).toBe('loaded');
    tellNear(true);
    expect([box.dataset.state, wordsShown()]).toEqual(['loaded', undefined]);
  });
});
