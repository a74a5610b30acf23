import type { Language } from '../../lib/language';

/** The detail of `language_changed` (specification, section 4). */
interface LanguageChange {
  language: Language;
}

/** Dispatches an event on `window` for each use of a language toggle. */
export function watchToggles() {
  document.addEventListener('click', (event) => {
    const language = chosenLanguage(event);
    if (language) tell(language);
  });
  const language = window.earlyClick && chosenLanguage(window.earlyClick);
  if (language) tell(language);
}

/** The language that a click on a toggle chooses; undefined for any other click. */
function chosenLanguage({ target, isTrusted }: Event): Language | undefined {
  // A click on an island that is not hydrated yet fires twice: the second is its replay.
  if (!isTrusted) return undefined;
  return (target as Element).closest<HTMLAnchorElement>('a[data-toggle]')?.hreflang as
    | Language
    | undefined;
}

function tell(language: Language) {
  const detail = { language } satisfies LanguageChange;
  dispatchEvent(new CustomEvent('language_changed', { detail }));
}
