import { trackerRegistry } from '../tracking/registry';
import { itemPatterns, togglesKey } from '../tracking/stored-items.server';
import { trackerNames, trackersInUse } from '../tracking/trackers.server';
import { readScriptSettings } from './practice.server';

/**
 * What the scripts need of the practice's settings, by the constants that the build puts it in
 * place of. What concerns trackers is null where the site uses none, so that no code is built for
 * them.
 */
export function scriptConstants(contentFolder: string): Record<string, unknown> {
  const { trackers, cookiePolicyRevision } = readScriptSettings(contentFolder);
  const inUse = trackersInUse(trackers);
  const recorders = inUse.filter((name) => trackerRegistry[name].recordsToggles);
  return {
    __COOKIE_POLICY_REVISION__: cookiePolicyRevision,
    ...Object.fromEntries(trackerNames.map((name) => [`__TRACKER_IDS__.${name}`, trackers[name]])),
    __TRACKER_ITEMS__: inUse.length > 0 ? itemPatterns() : null,
    __TOGGLE_KEYS__:
      recorders.length > 0
        ? Object.fromEntries(recorders.map((name) => [name, togglesKey(name)]))
        : null,
  };
}
