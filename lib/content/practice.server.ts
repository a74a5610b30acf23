import { type Finding, finding } from '../checks/finding';
import { mapTrackers, trackerNames, trackerRegistry } from '../tracking/registry';
import { type Practice, practiceSchema } from './schemas/practice.server';
import { checkSource, readSource, type Source } from './source.server';

/** Reads `practice.yaml`; a tracker's id may come from the environment instead. */
export function readPractice(folder: string, findings: Finding[]): Practice | undefined {
  return practiceOf(readSource(folder, 'practice.yaml', findings), findings);
}

/** What the file holds; undefined where it is at fault. */
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
 * The settings that are built into the scripts. A faulty file gives the least: the build itself
 * reads it too, and says what has to be mended.
 */
export function readScriptSettings(
  folder: string,
): Pick<Practice, 'trackers' | 'cookiePolicyRevision' | 'storagePrefix'> & { location: string } {
  const findings: Finding[] = [];
  const practice = readPractice(folder, findings);
  return practice && findings.length === 0
    ? { ...practice, location: `${practice.address.city}, ${practice.address.state}` }
    : {
        trackers: mapTrackers(() => null),
        cookiePolicyRevision: 1,
        storagePrefix: 'site',
        location: '',
      };
}
