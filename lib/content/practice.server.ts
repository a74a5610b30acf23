import { trackerRegistry } from '../tracking/registry';
import { mapTrackers, trackerNames } from '../tracking/trackers.server';
import type { Fault } from './faults.server';
import { type Practice, practiceSchema } from './schemas/practice.server';
import { checkSource, readSource } from './source.server';

/** Reads `content/practice.yaml`; a tracker's id may come from the environment instead. */
export function readPractice(folder: string, faults: Fault[]): Practice | undefined {
  const source = readSource(folder, 'practice.yaml', faults);
  // The practice's own file quotes no facts; {…} in it is a fault.
  const practice = source && checkSource(source, practiceSchema, {});
  if (!practice) return undefined;
  const trackers = { ...practice.trackers };
  for (const tracker of trackerNames) {
    const { variable } = trackerRegistry[tracker];
    const id = process.env[variable];
    // A set-up that has no id for a variable often sets it to nothing.
    if (!id) continue;
    const result = practiceSchema.shape.trackers.shape[tracker].safeParse(id);
    if (result.success) {
      trackers[tracker] = id;
    } else {
      faults.push({
        file: source.file,
        field: `trackers.${tracker}, from the environment variable ${variable}`,
        found: JSON.stringify(id),
        expected: result.error.issues.map(({ message }) => message).join(', '),
      });
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
  const faults: Fault[] = [];
  const practice = readPractice(folder, faults);
  return practice && faults.length === 0
    ? { ...practice, location: `${practice.address.city}, ${practice.address.state}` }
    : {
        trackers: mapTrackers(() => null),
        cookiePolicyRevision: 1,
        storagePrefix: 'site',
        location: '',
      };
}
