import {
  consentName,
  draftName,
  leftName,
  noticesName,
  storageKey,
} from '../../lib/consent/cookies';
import { readScriptSettings } from '../../lib/content/practice.server';
import { contentFolder } from '../../lib/folders.server';

const { storagePrefix } = readScriptSettings(contentFolder);

/** Keys of the entries that the built site keeps in a browser. */
export const consentKey = storageKey(storagePrefix, consentName);
export const draftKey = storageKey(storagePrefix, draftName);
export const noticesKey = storageKey(storagePrefix, noticesName);
export const leftKey = storageKey(storagePrefix, leftName);
