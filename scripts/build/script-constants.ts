import { readPractice } from '../../lib/content/content.server';
import type { Practice } from '../../lib/content/schemas/practice.server';
import { contentFolder } from '../../lib/files/folders.server';
import { itemPatterns, togglesKey } from '../../lib/privacy/disclosure.server';
import {
  mapTrackers,
  trackerNames,
  trackerRegistry,
  trackersInUse,
} from '../../lib/tracking/registry';

/**
 * The values of the constants that browser scripts declare: settings of the practice. The constants for
 * trackers are null if the site uses none, so that the bundler drops the code for them.
 * @param practice without settings, as from a file with faults, the
 * constants have defaults; the build reports the faults
 */
export function scriptConstants(
  practice: Partial<Practice> = readPractice(contentFolder) ?? {},
): Record<string, unknown> {
  const { trackers = mapTrackers(() => null), storagePrefix = 'site', address } = practice;
  const inUse = trackersInUse(trackers);
  const recorders = inUse.filter((name) => trackerRegistry[name].recordsToggles);
  return {
    __COOKIE_POLICY_REVISION__: practice.cookiePolicyRevision ?? 1,
    __STORAGE_PREFIX__: storagePrefix,
    __PRACTICE_LOCATION__: address ? `${address.city}, ${address.state}` : '',
    ...Object.fromEntries(trackerNames.map((name) => [`__TRACKER_IDS__.${name}`, trackers[name]])),
    __TRACKER_ITEMS__: inUse.length > 0 ? itemPatterns(storagePrefix) : null,
    __TOGGLE_KEYS__:
      recorders.length > 0
        ? Object.fromEntries(recorders.map((name) => [name, togglesKey(storagePrefix, name)]))
        : null,
  };
}
