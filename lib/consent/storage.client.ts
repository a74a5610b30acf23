import { consentName, draftName, type ItemPatterns, leftName, noticesName } from './cookies';
import { type Choice, categories } from './record';

/** A constant that the build writes into the scripts (`scripts/vite/define-constants.ts`). */
declare const __STORAGE_PREFIX__: string;

// Templates instead of calls of `storageKey`: the bundler makes one constant text of each.
export const consentKey = `${__STORAGE_PREFIX__}_${consentName}`;
export const draftKey = `${__STORAGE_PREFIX__}_${draftName}`;
export const noticesKey = `${__STORAGE_PREFIX__}_${noticesName}`;
export const leftKey = `${__STORAGE_PREFIX__}_${leftName}`;

/**
 * Deletes every item that needs consent to a denied category: entries of both storages, and cookies, which vendors
 * set for the path `/` of the host or of a parent domain.
 */
export function clearCookies(choice: Choice, items: ItemPatterns) {
  const denied = categories.filter((category) => !choice[category]);
  if (denied.length === 0) return;
  const pattern = new RegExp(`^(${denied.map((category) => items[category]).join('|')})$`);
  const isDenied = (name: string | undefined) => name !== undefined && pattern.test(name);
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0]);
  for (const name of new Set(names.filter(isDenied))) expire(name);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(storage()).filter(isDenied)) storage().removeItem(key);
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  }
}

/**
 * Deletes the cookies of a name that are set for the host and for each parent domain. Public suffixes such as
 * `com` are tried too: browsers ignore cookies for them.
 */
function expire(name: string | undefined) {
  const labels = location.hostname.split('.');
  const parents = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  for (const domain of ['', ...parents]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
