/** Selects the sections and headings of a page whose ids are the same in both languages. The visit card stays in view. */
const parts = 'main :is(section:not(.visit-card), h2, h3)[id]:not(section[id] *)';

/** A part of the page. */
interface Part {
  id: string;
  /** The distance of its start from the top of the viewport, in px. */
  top: number;
}

/**
 * The part that the visitor is reading: the part in the address if it is in view, else the last one that begins
 * in the upper third of the viewport or above it.
 * @returns undefined at the top of the page
 */
export function partBeingRead(): Part | undefined {
  if (scrollY === 0) return undefined;
  const named = document.querySelector(':target')?.closest(parts);
  const begun = [...document.querySelectorAll(parts)].filter((part) => isAbove(part, 1 / 3)).at(-1);
  const part = named && isAbove(named, 1) && topOf(named) >= 0 ? named : begun;
  return part && { id: part.id, top: topOf(part) };
}

/** Scrolls so that a part is as far from the top as it was in the other language. */
export function continueReading({ id, top }: Part) {
  const part = document.getElementById(id);
  if (part) scrollBy({ top: topOf(part) - top, behavior: 'instant' });
}

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** Whether a part begins in the upper share of the viewport or above it. A share of 1 is the whole viewport. */
const isAbove = (part: Element, share: number) => topOf(part) < innerHeight * share;
