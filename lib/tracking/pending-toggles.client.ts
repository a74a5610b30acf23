import { type Language, languages } from '../language';

/** A constant that the build writes into the scripts (`scripts/vite/define-constants.ts`); null if no tracker records toggles. */
declare const __TOGGLE_KEYS__: Record<string, string> | null;

/** The session storage key of each tracker that records uses of the toggle, by its name; null if there is none. */
export const toggleKeys = __TOGGLE_KEYS__;

/**
 * Stores a use of the language toggle in session storage until each tracker has recorded it, because the toggle may
 * leave the page before the script of a tracker has loaded. The caller makes sure of consent.
 * @param language the language that the visitor chose
 */
export function noteToggle(language: Language) {
  for (const key of Object.values(toggleKeys ?? {})) {
    try {
      sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''} ${language}`);
    } catch {
      // Storage is blocked or full, so this use is not counted.
    }
  }
}

/** Removes and returns the uses of the toggle that a tracker has not recorded yet: the languages chosen. */
export function takeToggles(tracker: string): Language[] {
  const key = toggleKeys?.[tracker];
  if (!key) return [];
  try {
    const noted = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return noted.split(' ').filter((word) => languages.includes(word as Language)) as Language[];
  } catch {
    return [];
  }
}
