import { mobileScreen } from '../breakpoints';

/** The distance from the viewport, in px, at which an image that waits loads (specification, section 4). */
const imageMargin = 200;

/**
 * The time, in ms, after which the pictures for an idle browser load
 * if it was not idle before (specification, section 9).
 */
const preloadTimeout = 2000;

/** The time, in ms, after which they load in a browser that cannot say when it is idle (Safari). */
const idleSubstitute = 200;

/** Loads images when they come near the viewport, some of them earlier, and marks those that have loaded or failed. */
export function watchImages() {
  const near = nearObserver();
  // The browser loads these by itself. They are observed to say that they load.
  for (const box of boxesIn('priority')) {
    follow(box);
    near.observe(box);
  }
  const isMobile = matchMedia(mobileScreen).matches;
  for (const box of boxesIn('waiting')) {
    if (isMobile && box.dataset.mobilePriority) load(box, 'priority');
    else near.observe(box);
    if (box.dataset.early) loadWhenIdle(box);
  }
}

/** The state of a box, as its `data-state`. `Picture` writes the first two, this script the others. */
type PictureState =
  /** The picture is in a template, until this script takes it out. */
  | 'waiting'
  /** The browser loads the picture, which is in the document itself, or this script has taken it out before others. */
  | 'priority'
  /** This script has taken it out. */
  | 'loading'
  | 'loaded'
  | 'failed';

const boxesIn = (state: PictureState) =>
  document.querySelectorAll<HTMLElement>(`.image[data-state="${state}"]`);

/** Makes the observer that loads images when they come near the viewport, or says that the browser loads them. */
function nearObserver(): IntersectionObserver {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const box = target as HTMLElement;
        if (box.dataset.state === 'priority') sayThatItLoads(box);
        else load(box);
      }
    },
    { rootMargin: `${imageMargin}px` },
  );
  return near;
}

/** Loads an image when the browser is idle, wherever the image is. */
function loadWhenIdle(box: HTMLElement) {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(() => load(box), { timeout: preloadTimeout });
  } else setTimeout(() => load(box), idleSubstitute);
}

/** Loads all images before printing. */
export function loadImagesForPrint() {
  addEventListener('beforeprint', () => {
    for (const box of boxesIn('waiting')) load(box);
  });
}

/**
 * Loads an image if it still waits.
 * @param state `priority`: before others
 */
function load(box: HTMLElement, state: 'loading' | 'priority' = 'loading') {
  const template = box.querySelector('template');
  if (!template || box.dataset.state !== 'waiting') return;
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const img = copy.querySelector('img');
  if (img) img.loading = 'eager';
  if (img && state === 'priority') img.fetchPriority = 'high';
  box.dataset.state = state;
  box.append(copy);
  follow(box);
}

/** Says that a picture of the document is loading, once it is near. Where it is not shown it never loads. */
function sayThatItLoads(box: HTMLElement) {
  if (box.querySelector<HTMLImageElement>(':scope > picture > img')?.alt) showState(box, 'loading');
}

/** Keeps the state of a box up to date with its image, which may have loaded before this script ran. */
function follow(box: HTMLElement) {
  const img = box.querySelector<HTMLImageElement>(':scope > picture > img');
  if (!img) return;
  const settle = () => (img.naturalWidth > 0 ? markLoaded(box) : markFailed(box, img.alt));
  if (img.complete) return settle();
  // One that the browser loads itself may be far away; `sayThatItLoads` says so once it is near.
  if (img.loading !== 'lazy') showState(box, 'loading');
  img.addEventListener('load', settle, { once: true });
  img.addEventListener('error', settle, { once: true });
}

function markLoaded(box: HTMLElement) {
  box.dataset.state = 'loaded';
  showState(box);
}

/**
 * Marks a box whose picture has failed. The picture is not shown then, so
 * the box gets its name, unless it is decoration.
 */
function markFailed(box: HTMLElement, alt: string) {
  box.dataset.state = 'failed';
  showState(box, 'unavailable');
  if (!alt) return;
  box.role = 'img';
  box.ariaLabel = `${alt}. ${stateWords().unavailable}`;
}

/** Writes into a box that its picture is loading or unavailable. Without a state, removes the words. */
function showState(box: HTMLElement, state?: 'loading' | 'unavailable') {
  box.querySelector(':scope > span')?.remove();
  if (!state) return;
  // Screen readers read no words in an element with the role of an image. The picture has the same name.
  box.removeAttribute('role');
  box.removeAttribute('aria-label');
  const words = document.createElement('span');
  words.className = `image-${state}`;
  words.textContent = stateWords()[state] ?? '';
  box.prepend(words);
}

/** The words for the states, in the page's language. */
function stateWords() {
  const { imageLoading, imageUnavailable } =
    document.getElementById('notifications')?.dataset ?? {};
  return { loading: imageLoading, unavailable: imageUnavailable };
}
