import { itemPatterns, togglesKey } from '../tracking/disclosure.server';
import { trackerNames, trackerRegistry, trackersInUse } from '../tracking/registry';
import { readScriptSettings } from './practice.server';

/**
 * What the scripts need of the practice's settings, by the constants that the build puts it in
 * place of. What concerns trackers is null where the site uses none, so that no code is built for
 * them.
 */
export function scriptConstants(contentFolder: string): Record<string, unknown> {
  const settings = readScriptSettings(contentFolder);
  const { trackers, storagePrefix } = settings;
  const inUse = trackersInUse(trackers);
  const recorders = inUse.filter((name) => trackerRegistry[name].recordsToggles);
  return {
    __COOKIE_POLICY_REVISION__: settings.cookiePolicyRevision,
    __STORAGE_PREFIX__: storagePrefix,
    __PRACTICE_LOCATION__: settings.location,
    ...Object.fromEntries(trackerNames.map((name) => [`__TRACKER_IDS__.${name}`, trackers[name]])),
    __TRACKER_ITEMS__: inUse.length > 0 ? itemPatterns(storagePrefix) : null,
    __TOGGLE_KEYS__:
      recorders.length > 0
        ? Object.fromEntries(recorders.map((name) => [name, togglesKey(storagePrefix, name)]))
        : null,
  };
}
