import type { Language } from '../../lib/language';
import { partBeingRead } from './part-being-read';

/** The detail of `language_changed` (specification, section 4). */
interface LanguageChange {
  language: Language;
}

/**
 * Answers a click on a language toggle: makes a toggle that opens another page lead to the part that the
 * visitor is reading, and dispatches the event. A toggle that switches in place does so itself (`switchInPlace`).
 */
export function answerToggle(click: MouseEvent) {
  const toggle = toggleOf(click);
  if (toggle?.dataset.toggle === 'counterpart') toggle.hash = partBeingRead()?.id ?? '';
  reportToggle(click);
}

/** Dispatches `language_changed` on `window` for a click on a language toggle. A double click counts once. */
export function reportToggle(click: MouseEvent) {
  const toggle = toggleOf(click);
  if (!toggle || click.detail > 1) return;
  const detail = { language: toggle.hreflang as Language } satisfies LanguageChange;
  dispatchEvent(new CustomEvent('language_changed', { detail }));
}

const toggleOf = ({ target }: Event) =>
  (target as Element).closest<HTMLAnchorElement>('a[data-toggle]');
