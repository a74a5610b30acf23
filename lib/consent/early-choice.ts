import { consentKey } from './cookies';
import { broadcast } from './event';
import { asksForPrivacy } from './privacy-control';
import { type Choice, type ConsentRecord, lifetime, recordOf } from './record';

/**
 * Whether the banner can stay away: a choice seems to be stored. The page's script reads it to the
 * letter before anything depends on it.
 */
export function seemsChosen(): boolean {
  try {
    const record: ConsentRecord = JSON.parse(localStorage.getItem(consentKey) ?? '');
    const { consent, lastUpdated, privacyControl } = record;
    const isOverruled =
      asksForPrivacy() && !privacyControl && (consent.analytics || consent.marketing);
    return Date.now() - Date.parse(lastUpdated ?? '') <= lifetime && !isOverruled;
  } catch {
    return false;
  }
}

/** Keeps a choice made before the page's script is there, in the storage where that is possible. */
export function keepEarlyChoice(choice: Choice): ConsentRecord {
  const date = new Date().toISOString();
  const record = recordOf(choice, date, date, asksForPrivacy());
  try {
    // What does not count goes first: a full storage may take nothing, and must not keep consent.
    localStorage.removeItem(consentKey);
    localStorage.setItem(consentKey, JSON.stringify(record));
  } catch {
    // The page's script says so, and goes on from the record in memory.
  }
  showChoice(true);
  broadcast(choice);
  return record;
}

/** The page's style sheet shows the banner, or what opens it again. */
export function showChoice(isMade: boolean) {
  document.documentElement.dataset.choice = isMade ? 'made' : 'open';
}
