import { mapTrackers } from '../tracking/registry';
import { UserError } from '../user-error.server';
import type { Practice } from './schemas/practice.server';

/**
 * Whether this is a copy for trying out (`STAGING=1`): search engines are asked to leave it out, and it
 * sends nothing to the practice's services.
 */
export function isStaging(): boolean {
  const value = process.env.STAGING || '';
  if (value === '' || value === '1') return value === '1';
  throw new UserError(`STAGING is "${value}"; expected 1 for a copy for trying out, or nothing.`);
}

/** The practice as a build shows it: a copy for trying out has no form address and no tracker. */
export function asBuilt(practice: Practice): Practice {
  if (!isStaging()) return practice;
  return { ...practice, formAddress: null, trackers: mapTrackers(() => null) };
}
