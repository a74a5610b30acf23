import {
  consentName,
  draftName,
  leftName,
  noticesName,
  storageKey,
} from '../../lib/consent/cookies';
import { type Choice, choose, undecided } from '../../lib/consent/record';
import { readPractice } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';

const practice = readPractice(contentFolder);
const storagePrefix = practice?.storagePrefix ?? '';
const policyRevision = practice?.cookiePolicyRevision ?? 1;

/** The keys of the storage entries of the built site. */
export const consentKey = storageKey(storagePrefix, consentName);
export const draftKey = storageKey(storagePrefix, draftName);
export const noticesKey = storageKey(storagePrefix, noticesName);
export const leftKey = storageKey(storagePrefix, leftName);

/**
 * The stored text of the consent record of a choice.
 * @param now when the choice was made, in ms since 1970
 */
export function storedChoice(choice: Choice, now = Date.now()): string {
  return JSON.stringify(choose(undecided, choice, now, { privacyControl: false, policyRevision }));
}
