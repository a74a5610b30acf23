import { consentName, draftName, type ItemPatterns, leftName, noticesName } from './cookies';
import type { Choice } from './record';

/** Written into the scripts by the build (`vite.config.ts`). */
declare const __STORAGE_PREFIX__: string;

// Not by `storageKey`: a bundler joins these texts into one.
export const consentKey = `${__STORAGE_PREFIX__}_${consentName}`;
export const draftKey = `${__STORAGE_PREFIX__}_${draftName}`;
export const noticesKey = `${__STORAGE_PREFIX__}_${noticesName}`;
export const leftKey = `${__STORAGE_PREFIX__}_${leftName}`;

/**
 * Deletes the items that need consent to a denied category: cookies, which vendors set for the path
 * `/` of the host or a parent domain, and entries of the storages.
 */
export function clearCookies(choice: Choice, items: ItemPatterns) {
  const denied = (['analytics', 'marketing'] as const).filter((category) => !choice[category]);
  if (denied.length === 0) return;
  const pattern = new RegExp(`^(${denied.map((category) => items[category]).join('|')})$`);
  const isDenied = (name: string | undefined) => name !== undefined && pattern.test(name);
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0]);
  for (const name of new Set(names.filter(isDenied))) expire(name);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(storage()).filter(isDenied)) storage().removeItem(key);
    } catch {
      // Where storage is blocked, nothing was stored.
    }
  }
}

/**
 * Expires a cookie of the host and one of each parent domain. Public suffixes are not excluded:
 * browsers ignore cookies for them.
 */
function expire(name: string | undefined) {
  const labels = location.hostname.split('.');
  const parents = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  for (const domain of ['', ...parents]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
