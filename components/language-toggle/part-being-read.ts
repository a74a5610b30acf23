/** What of a page has an id that both languages share. */
const parts = 'main :is(section, h2, h3)[id]:not(section[id] *)';

/** A part of the page, and how far from the viewport's top it begins, in px. */
interface Part {
  id: string;
  top: number;
}

/** The part that the address names, if it is in view, else the last one that has begun. */
export function partBeingRead(): Part | undefined {
  if (scrollY === 0) return undefined;
  const named = document.querySelector(':target')?.closest(parts);
  const begun = [...document.querySelectorAll(parts)].filter((part) => isAbove(part, 1 / 3)).at(-1);
  const part = named && isAbove(named, 1) && topOf(named) >= 0 ? named : begun;
  return part && { id: part.id, top: topOf(part) };
}

/** Scrolls to where the same part of another version of the page begins as far from the top. */
export function continueReading({ id, top }: Part) {
  const part = document.getElementById(id);
  if (part) scrollBy({ top: topOf(part) - top, behavior: 'instant' });
}

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** Whether a part begins within the upper share of the viewport (1 is all of it), or above it. */
const isAbove = (part: Element, share: number) => topOf(part) < innerHeight * share;
