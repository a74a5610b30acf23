import type { Tracker } from '../consent/cookies';
import type { Fault } from './faults';
import { type Practice, practiceSchema } from './schemas';
import { checkSource, readSource } from './source.server';

/** Environment variables that take the place of a tracker's id in `content/practice.yaml`. */
export const idVariables: Record<Tracker, string> = {
  analytics: 'ANALYTICS_ID',
  replay: 'REPLAY_ID',
  pixel: 'PIXEL_ID',
};

/** Reads `content/practice.yaml`; a tracker's id may come from the environment instead. */
export function readPractice(folder: string, faults: Fault[]): Practice | undefined {
  const source = readSource(folder, 'practice.yaml', faults);
  // The practice's own file quotes no facts; {…} in it is a fault.
  const practice = source && checkSource(source, practiceSchema, {}, faults);
  if (!practice) return undefined;
  const trackers = { ...practice.trackers };
  for (const [tracker, variable] of Object.entries(idVariables) as [Tracker, string][]) {
    const id = process.env[variable];
    // A set-up that has no id for a variable often sets it to nothing.
    if (!id) continue;
    const result = practiceSchema.shape.trackers.shape[tracker].safeParse(id);
    if (result.success) {
      trackers[tracker] = id;
    } else {
      faults.push({
        file: 'practice.yaml',
        field: `trackers.${tracker}, from the environment variable ${variable}`,
        found: JSON.stringify(id),
        expected: result.error.issues.map(({ message }) => message).join(', '),
      });
    }
  }
  return { ...practice, trackers };
}

/**
 * Ids of the trackers, for what is built. A faulty file gives none: the build itself reads it
 * too, and says what has to be mended.
 */
export function readTrackerIds(folder: string): Practice['trackers'] {
  const faults: Fault[] = [];
  const practice = readPractice(folder, faults);
  return practice && faults.length === 0
    ? practice.trackers
    : { analytics: null, replay: null, pixel: null };
}
