import { type TrackerIds, type TrackerName, trackerRegistry } from './registry';

/** Every tracker's name, in the order in which pages list them. */
export const trackerNames = Object.keys(trackerRegistry) as TrackerName[];

/** The trackers that have an id. */
export function trackersInUse(ids: TrackerIds): TrackerName[] {
  return trackerNames.filter((name) => ids[name] !== null);
}

/** A value for each tracker, by its name. */
export function mapTrackers<Value>(
  create: (name: TrackerName) => Value,
): Record<TrackerName, Value> {
  const entries = trackerNames.map((name) => [name, create(name)]);
  return Object.fromEntries(entries) as Record<TrackerName, Value>;
}
