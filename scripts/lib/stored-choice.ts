import { type Choice, choose, undecided } from '../../lib/consent/record';
import { readScriptSettings } from '../../lib/content/practice.server';
import { contentFolder } from '../../lib/folders.server';
import { consentKey } from './storage-keys';

/**
 * The consent record of a choice as a browser stores it.
 * @param now when the choice was made, in ms since 1970
 */
export function storedChoice(choice: Choice, now = Date.now()): string {
  const policyRevision = readScriptSettings(contentFolder).cookiePolicyRevision;
  return JSON.stringify(choose(undecided, choice, now, { privacyControl: false, policyRevision }));
}

/** Playwright's `storageState` of a visitor who has made a choice; without one, an empty storage. */
export function storageOf(origin: string, choice: Choice | undefined) {
  const localStorage = choice ? [{ name: consentKey, value: storedChoice(choice) }] : [];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
