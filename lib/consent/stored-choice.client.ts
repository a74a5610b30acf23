import { consentKey } from './cookies';
import { broadcast } from './event.client';
import { policyRevision } from './policy-revision.client';
import { hasGlobalPrivacyControl } from './privacy-control.client';
import { type Choice, type ConsentRecord, choose, isOverruled, lifetime } from './record';

/**
 * Reads what the stored choice grants; undefined if the banner has to ask. This is a short check:
 * the page's script validates the whole record before anything depends on it.
 */
export function readStoredChoice(): Choice | undefined {
  try {
    // Where nothing is stored, reading it throws below.
    const record: ConsentRecord = JSON.parse(localStorage.getItem(consentKey) as string);
    const isCurrent =
      !record.showBanner &&
      Date.now() - Date.parse(record.lastUpdated as string) <= lifetime &&
      (record.policyRevision ?? 1) >= policyRevision;
    return isCurrent && !isOverruled(record, hasGlobalPrivacyControl())
      ? record.consent
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores, where that is possible, and broadcasts a choice made before the page's script runs. */
export function storeChoice(choice: Choice): ConsentRecord {
  const present = { privacyControl: hasGlobalPrivacyControl(), policyRevision };
  const record = choose({ consentDate: null }, choice, Date.now(), present);
  try {
    localStorage.setItem(consentKey, JSON.stringify(record));
  } catch {
    // The page's script logs this, and uses the record in memory.
  }
  showChoiceState(true);
  broadcast(choice);
  return record;
}

/** Lets the style sheet show the banner or, after a choice, the button that reopens it. */
export function showChoiceState(choice: unknown) {
  document.documentElement.dataset.choice = choice ? 'made' : 'open';
}
