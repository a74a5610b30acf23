type State = 'loading' | 'unavailable';

/** Says in a picture's box that it is loading or unavailable; with no state, no longer says so. */
export function showState(box: HTMLElement, state?: State) {
  box.querySelector(':scope > span')?.remove();
  if (!state) return;
  // Within an image screen readers read no words. The picture itself has the same name.
  box.removeAttribute('role');
  box.removeAttribute('aria-label');
  const shown = document.createElement('span');
  shown.className = `image-${state}`;
  shown.textContent = stateWords()[state] ?? '';
  box.prepend(shown);
}

/** The words for the states, in the page's language. */
export function stateWords(): Record<State, string | undefined> {
  const { imageLoading, imageUnavailable } =
    document.getElementById('notifications')?.dataset ?? {};
  return { loading: imageLoading, unavailable: imageUnavailable };
}

/**
 * Says of the pictures that the browser loads at once, which are still loading when the document has
 * been parsed, that they are. Not of those that it loads only where they are shown.
 */
export function showFirstStates() {
  for (const img of document.querySelectorAll<HTMLImageElement>(
    '.image[data-state="priority"] img:not([loading])',
  )) {
    if (!img.complete) showState(img.closest('.image') as HTMLElement, 'loading');
  }
}
