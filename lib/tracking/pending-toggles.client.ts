import { type Language, languages } from '../language';

/** Written into the scripts by the build (`vite.config.ts`); null where no tracker records toggles. */
declare const __TOGGLE_KEYS__: Record<string, string> | null;

/** Session storage key of each tracker that records uses of the toggle; null without any. */
export const toggleKeys = __TOGGLE_KEYS__;

/**
 * Stores a use of the language toggle in session storage until each tracker has recorded it: the
 * toggle may leave the page before a tracker's script has loaded. Call it with consent only.
 * @param language the language chosen
 */
export function noteToggle(language: Language) {
  for (const key of Object.values(toggleKeys ?? {})) {
    try {
      sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''} ${language}`);
    } catch {
      // Where storage is blocked or full, this use is not counted.
    }
  }
}

/** A tracker's pending uses of the toggle, by the language chosen; each is returned once. */
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
