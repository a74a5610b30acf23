import type { Language } from './language';

/** What `language_changed` says (specification, section 4). */
interface LanguageChange {
  language: Language;
}

/** Tells whoever listens on `window` of each use of a language toggle. */
export function watchToggles() {
  document.addEventListener('click', tell);
  if (window.earlyClick) tell(window.earlyClick);
}

function tell({ target, isTrusted }: Event) {
  // A tap kept for a sleeping island comes twice, the second time from the island's waking.
  if (!isTrusted) return;
  const toggle = (target as Element).closest<HTMLAnchorElement>('a[data-toggle]');
  if (!toggle) return;
  const detail = { language: toggle.hreflang as Language } satisfies LanguageChange;
  dispatchEvent(new CustomEvent('language_changed', { detail }));
}
