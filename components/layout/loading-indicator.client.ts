/** The text of the indicator in both languages (specification, section 2). */
const loadingText = 'Cargando...';

/** The time after which the indicator appears, in ms. A shorter wait is not noticed. */
const noticeable = 400;

/** The time after which the indicator is removed, in ms, because the browser's Stop button sends no event. */
const longest = 10_000;

let timer = 0;
let indicator: HTMLElement | undefined;

/** Shows the indicator if the next page takes longer than a moment. */
export function showLoadingSoon() {
  // A double click follows a link twice.
  hideLoading();
  timer = window.setTimeout(show, noticeable);
}

function show() {
  indicator = document.createElement('div');
  indicator.className =
    'fixed inset-0 z-50 grid place-items-center bg-page/85 font-serif text-h2 font-semibold text-heading';
  indicator.role = 'status';
  indicator.lang = 'es';
  indicator.dataset.persist = '';
  indicator.textContent = loadingText;
  document.body.append(indicator);
  timer = window.setTimeout(hideLoading, longest);
}

/** Removes the indicator, or shows none if it has not appeared yet. */
export function hideLoading() {
  clearTimeout(timer);
  indicator?.remove();
  indicator = undefined;
}
