import type { Locator, Page } from 'playwright/test';

interface Opening {
  box: DOMRect;
  /** Whether it hides what is wider, or higher. */
  x: boolean;
  y: boolean;
}

/**
 * What a visitor cannot press or read at a width: controls and words with something else over their middle, and words
 * that a part around them cuts off. The whole page is in the window, so nothing has to be scrolled.
 */
export async function coveredParts(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  for (;;) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    const covered = await coveredInWindow(page);
    // The page may have grown meanwhile, as an island does when it is hydrated.
    if (covered) return covered;
  }
}

/** The covered parts of a page that is in the window as a whole; undefined if it is not. */
function coveredInWindow(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    if (document.documentElement.scrollHeight > innerHeight) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** The boxes of the parts that hide what is wider or higher than they are. */
    const openings = new Map(
      [...document.querySelectorAll('body *')].flatMap((part): [Element, Opening][] => {
        const { overflowX, overflowY } = getComputedStyle(part);
        const opening = {
          box: part.getBoundingClientRect(),
          x: hides(overflowX),
          y: hides(overflowY),
        };
        return opening.x || opening.y ? [[part, opening]] : [];
      }),
    );
    return [...new Set([...coveredControls(), ...coveredWords()])];

    function coveredControls(): string[] {
      return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .map((control) => control.closest('label') ?? control)
        .filter(isShown)
        .flatMap((control) => {
          const box = [...control.getClientRects()].find(({ width }) => width > 2);
          const met = box && at(box);
          if (!met || control.contains(met)) return [];
          return `${control.textContent || control.outerHTML.slice(0, 60)}: below ${beginning(met)}`;
        });
    }

    function coveredWords(): string[] {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const covered: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || !text.nodeValue?.trim() || !isShown(parent)) continue;
        range.selectNode(text);
        for (const box of range.getClientRects()) {
          const fault = faultOf(box, parent);
          if (fault) covered.push(`${text.nodeValue.trim().slice(0, 60)}: ${fault}`);
        }
      }
      return covered;
    }

    function faultOf(line: DOMRect, parent: Element): string | undefined {
      const cutBy = ancestorsOf(parent).find((part) => isCut(line, part));
      if (cutBy) return `cut by ${beginning(cutBy)}`;
      const met = at(line);
      if (!met || parent.contains(met) || met.contains(parent) || isSpreadOver(met, parent)) return;
      return `below ${beginning(met)}`;
    }

    /** The element that a press on the middle of a box meets. */
    function at({ left, top, width, height }: DOMRect): Element | null {
      return document.elementFromPoint(left + width / 2, top + height / 2);
    }

    /** Whether an element is for the eye, and in its place: no carousel or ticker moves it. */
    function isShown(element: Element): boolean {
      const isVisible = { visibilityProperty: true, opacityProperty: true };
      if (!element.checkVisibility(isVisible)) return false;
      // Words of the state of a picture are below it. The name of a list that is always open cannot be pressed.
      if (element.closest('.sr-only, [data-scroller], .ticker, .image')) return false;
      const summary = element.closest('summary');
      return !summary || getComputedStyle(summary).pointerEvents !== 'none';
    }

    /** Whether a part around a line of words hides some of it. Rounded corners may hide a pixel. */
    function isCut(line: DOMRect, part: Element): boolean {
      const { box, x, y } = openings.get(part) ?? { box: line, x: false, y: false };
      return (
        (x && (line.left < box.left - 1 || line.right > box.right + 1)) ||
        (y && (line.top < box.top - 1 || line.bottom > box.bottom + 1))
      );
    }

    function ancestorsOf(element: Element): Element[] {
      const { parentElement } = element;
      return [element, ...(parentElement ? ancestorsOf(parentElement) : [])];
    }

    /** Whether a link spreads over the card that the words are in. */
    function isSpreadOver(link: Element, words: Element): boolean {
      const { position } = getComputedStyle(link, '::after');
      const card = (link as HTMLElement).offsetParent;
      return position === 'absolute' && Boolean(card?.contains(words));
    }

    function beginning(element: Element): string {
      return element.outerHTML.slice(0, 100);
    }
  });
}

/** The ways that each page offers at every width, in header, toolbar or crisis bar, which one or more of these have. */
export function missingWays(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
        .length;
    const inPlace = (selector: string) => shown(`:is(body > header, .toolbar) ${selector}`);
    const booking =
      ':is([href$="/contact"], [href$="/contacto"], [href="#visit-card"], [popovertarget="visit-card"])';
    const isConfidential = document.querySelector('[data-leave]') !== null;
    const isForEmergencies = document.querySelector('.toolbar [href="tel:988"]') !== null;
    const found = {
      'one toggle of the language': inPlace('[data-toggle]') === 1,
      'one menu':
        shown('body > header [popovertarget]') + Math.sign(shown('body > header nav li')) === 1,
      'a call to 988 in the crisis bar': shown('body > div aside [href="tel:988"]') === 1,
      'a way to book': isForEmergencies || inPlace(booking) > 0,
      'a call': isForEmergencies || inPlace('[href^="tel:"]') + shown('main [href^="tel:+1"]') > 0,
      'one way to leave a confidential page': inPlace('[data-leave]') === (isConfidential ? 1 : 0),
    };
    return Object.entries(found).flatMap(([way, isThere]) => (isThere ? [] : [way]));
  });
}

/**
 * Follows each address of a part of the page.
 * @returns the parts whose beginning is then below the header, and what is over the header or the toolbar
 */
export function partsBelowHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inPlace = [...document.querySelectorAll('body > header, .toolbar')].filter((part) =>
      part.checkVisibility(),
    );
    const parts = document.querySelectorAll('main :is(h2, h3, section)[id]');
    return [...parts]
      .filter((part) => part.checkVisibility())
      .flatMap((part) => {
        part.scrollIntoView({ behavior: 'instant' });
        const { top } = part.getBoundingClientRect();
        const header = Math.max(0, inPlace[0]?.getBoundingClientRect().bottom ?? 0);
        const covers = inPlace.flatMap((one) => {
          const { top, width, height } = one.getBoundingClientRect();
          if (top < 0 || top + height > innerHeight) return [];
          return [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].flatMap((share) => {
            const met = document.elementFromPoint(width * share, top + height / 2);
            const cover = met && !one.contains(met) && met.outerHTML.slice(0, 80);
            return cover ? [`${cover} is over ${one.className}`] : [];
          });
        });
        return [...(top < header - 1 ? [`#${part.id} is below the header`] : []), ...covers];
      });
  });
}

/** The controls on which the keyboard's focus cannot be seen: without an outline of 2 px in a color. */
export async function controlsWithoutFocus(page: Page): Promise<string[]> {
  // From now on the browser takes the focus for that of the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => {
        control.focus({ preventScroll: true });
        if (document.activeElement !== control) return [];
        // The label of a hidden checkbox shows its focus; a town on the map has a frame.
        const isHidden = control.matches('.sr-only');
        const seen = (isHidden && control.closest('label')) || control;
        const frame = seen.querySelector('rect');
        const style = getComputedStyle(frame ?? seen);
        const [width, color, line] = frame
          ? [style.strokeWidth, style.stroke, 'solid']
          : [style.outlineWidth, style.outlineColor, style.outlineStyle];
        const isSeen =
          Number.parseFloat(width) >= 2 && line !== 'none' && !/, 0\)|\/ 0\)|none/.test(color);
        return isSeen ? [] : [control.outerHTML.slice(0, 120)];
      });
  });
}

/** The controls that look the same in both states: open and closed, chosen and not, current and not, at fault and not. */
export function statesWithoutLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = [
      'color',
      'background-color',
      'border',
      'display',
      'text-decoration-line',
      'transform',
      'rotate',
      'translate',
      'content',
      'right',
    ];
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((part) =>
          ['', '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(part, pseudo || null);
            return looks.map((name) => style.getPropertyValue(name));
          }),
        )
        .join();
    const areEqual = (element: Element, change: () => void) => {
      const before = lookOf(element);
      change();
      const after = lookOf(element);
      change();
      return before === after;
    };
    const shown = <One extends Element>(selector: string) =>
      [...document.querySelectorAll<One>(selector)].filter((element) => element.checkVisibility());
    const faults = [
      ...shown<HTMLElement>('details > summary').filter(
        (summary) =>
          getComputedStyle(summary).pointerEvents !== 'none' &&
          areEqual(summary, () => summary.parentElement?.toggleAttribute('open')),
      ),
      ...shown<HTMLInputElement>('[type="radio"], [type="checkbox"]').filter((choice) => {
        const others = [
          ...document.querySelectorAll<HTMLInputElement>(`[name="${choice.name}"]:checked`),
        ];
        const isSame = areEqual(choice.closest('label') ?? choice, () => {
          choice.checked = !choice.checked;
        });
        for (const other of others) other.checked = true;
        return isSame;
      }),
      ...shown(':is(body > header, .carousel-dots) [aria-current]').filter(
        (link) =>
          !link.matches('header > div > a') && areEqual(link, () => toggle(link, 'aria-current')),
      ),
      ...shown(':is(input, select, textarea):not([type="radio"], [type="checkbox"])').filter(
        (field) => field.closest('form') && areEqual(field, () => toggle(field, 'aria-invalid')),
      ),
    ];
    return faults.map((element) => element.outerHTML.slice(0, 120));

    function toggle(element: Element, name: string) {
      if (element.hasAttribute(name)) element.removeAttribute(name);
      else element.setAttribute(name, 'true');
    }
  });
}

/** The parts of a page's texts that do not look like what they are: lists without marks, steps without numbers, plain boxes and links. */
export function plainParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = {
      '.prose > ul > li': (item: Element) => getComputedStyle(item).listStyleType !== 'none',
      '.prose > ol > li': (step: Element) =>
        /counter|\d/.test(getComputedStyle(step, '::before').content),
      '.prose > .callout': (box: Element) =>
        Number.parseFloat(getComputedStyle(box).borderLeftWidth) >= 3,
      '.prose a': (link: Element) => getComputedStyle(link).textDecorationLine === 'underline',
    };
    return Object.entries(looks).flatMap(([selector, isMarked]) =>
      [...document.querySelectorAll(selector)]
        .filter((part) => !isMarked(part))
        .map((part) => part.outerHTML.slice(0, 120)),
    );
  });
}

/**
 * Shows a page as it is printed.
 * @returns the words of its text and its facts that are on the screen alone, and what only a screen can use
 */
export async function differencesOnPaper(page: Page): Promise<string[]> {
  const words = page.locator('main :is(.prose, .facts) :is(p, li, dt, dd, th, td, h2, h3)');
  await words.evaluateAll((parts) => {
    for (const part of parts) part.toggleAttribute('data-on-screen', part.checkVisibility());
  });
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const lost = [...document.querySelectorAll('[data-on-screen]')].filter(
      (part) => !part.checkVisibility(),
    );
    const isForScreens = (part: Element) =>
      part.matches('button, input, select, textarea, summary svg') ||
      getComputedStyle(part).position === 'fixed';
    const left = [...document.querySelectorAll('body *')].filter(
      (part) => part.checkVisibility() && isForScreens(part),
    );
    return [
      ...lost.map((part) => `lost: ${part.outerHTML.slice(0, 120)}`),
      ...left.map((part) => `left: ${part.outerHTML.slice(0, 120)}`),
    ];
  });
}

/**
 * What of an open part cannot be used: controls that something else covers, or that are outside of the window even if the
 * part is scrolled to them. What is folded in the part is unfolded.
 */
export function unusableParts(part: Locator): Promise<string[]> {
  return part.evaluate((open) => {
    for (const folded of open.querySelectorAll('details')) folded.open = true;
    const controls = [...open.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .map((control) => control.closest('label') ?? control)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }));
    if (controls.length === 0) return ['no controls'];
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = control.getClientRects()[0] ?? new DOMRect();
      const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (isInWindow && control.contains(met)) return [];
      const fault = isInWindow ? `below ${met?.outerHTML.slice(0, 100)}` : 'outside of the window';
      return `${control.textContent || control.outerHTML.slice(0, 60)}: ${fault}`;
    });
  });
}
