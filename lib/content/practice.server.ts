import { type Finding, finding } from '../checks/finding';
import { itemPatterns, togglesKey } from '../tracking/disclosure.server';
import { mapTrackers, trackerNames, trackerRegistry, trackersInUse } from '../tracking/registry';
import { type Practice, practiceSchema } from './schemas/practice.server';
import { checkSource, readSource, type Source } from './source.server';

/** Reads `practice.yaml`, undefined where it is at fault. */
export const readPractice = (folder: string, findings: Finding[] = []) =>
  practiceOf(readSource(folder, 'practice.yaml', findings), findings);

/** What the file holds; a tracker's id may come from the environment instead. */
export function practiceOf(source: Source | undefined, findings: Finding[]): Practice | undefined {
  // The practice's own file quotes no facts; {…} in it is a fault.
  const practice = source && checkSource(source, practiceSchema, {});
  if (!practice) return undefined;
  const trackers = { ...practice.trackers };
  for (const tracker of trackerNames) {
    const { variable } = trackerRegistry[tracker];
    const id = process.env[variable];
    // A set-up that has no id for a variable often sets it to nothing.
    if (!id) continue;
    const result = practiceSchema.shape.trackers.unwrap().shape[tracker].safeParse(id);
    if (result.success) {
      trackers[tracker] = id;
    } else {
      const place = { file: 'content/practice.yaml', field: `trackers.${tracker}` };
      findings.push(finding('tracker-id', place, { variable, found: id }));
    }
  }
  return { ...practice, trackers };
}

/**
 * What the scripts need of the practice's settings, by the constants that the build puts it in
 * place of. What concerns trackers is null where the site uses none, so that no code is built for
 * them. A faulty file gives the least: the build itself reads it too, and says what has to be mended.
 */
export function scriptConstants(contentFolder: string): Record<string, unknown> {
  const practice: Partial<Practice> = readPractice(contentFolder) ?? {};
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
