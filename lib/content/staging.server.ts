import { mapTrackers } from '../tracking/registry';
import { UserError } from '../user-error.server';
import type { Practice } from './schemas/practice.server';

/**
 * Whether the build is a copy for trying out (`STAGING=1`). Such a copy asks search engines to leave it out,
 * and sends nothing to the practice's services.
 * @throws {UserError} if the variable has another value than 1
 */
export function isStaging(): boolean {
  const value = process.env.STAGING || '';
  if (value === '' || value === '1') return value === '1';
  throw new UserError(`STAGING is "${value}"; expected 1 for a copy for trying out, or nothing.`);
}

/** The settings of the practice that a build uses: a copy for trying out has no form address and no tracker. */
export function asBuilt(practice: Practice): Practice {
  if (!isStaging()) return practice;
  return { ...practice, formAddress: null, trackers: mapTrackers(() => null) };
}
