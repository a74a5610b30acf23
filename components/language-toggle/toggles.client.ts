import type { Language } from '../../lib/language';
import { partBeingRead } from './part-being-read';

/** The detail of `language_changed` (specification, section 4). */
interface LanguageChange {
  language: Language;
}

/**
 * Dispatches an event on `window` for each use of a language toggle, and lets one that leads to
 * another page lead to the part that is being read.
 */
export function watchToggles() {
  document.addEventListener('click', (event) => {
    const toggle = toggleOf(event);
    if (toggle?.dataset.toggle === 'counterpart') toggle.hash = partBeingRead()?.id ?? '';
    // A click on an island that is not hydrated yet fires twice: the second is its replay.
    if (toggle && event.isTrusted) tell(toggle);
  });
  const toggle = window.earlyClick && toggleOf(window.earlyClick);
  if (toggle) tell(toggle);
}

const toggleOf = ({ target }: Event) =>
  (target as Element).closest<HTMLAnchorElement>('a[data-toggle]');

function tell({ hreflang }: HTMLAnchorElement) {
  const detail = { language: hreflang as Language } satisfies LanguageChange;
  dispatchEvent(new CustomEvent('language_changed', { detail }));
}
