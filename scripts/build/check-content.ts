import { checkContent, checkFolder } from '../../lib/checks/checks.server';
import { ContentError, describe } from '../../lib/checks/finding';
import type { Content } from '../../lib/content/types';

/** @throws {ContentError} naming every fault of a content folder at once */
export function refuseFaults(folder: string) {
  const faults = checkFolder(folder).findings.filter(({ level }) => level === 'fault');
  if (faults.length > 0) throw new ContentError(faults);
}

/**
 * Ends a sentence with the reminders: what the build asks somebody to look after.
 * @returns text that starts with a comma
 */
export function listReminders(content: Content): string {
  const findings = checkContent(content);
  const reminders = findings.filter(({ level }) => level === 'reminder');
  const unknown = findings.filter(({ code }) => code === 'not-known').length;
  const more = `Facts not known, and so left out: ${unknown} (npm run launch-check). Spelling: npm run spelling.`;
  if (reminders.length === 0) return `, without reminders. ${more}`;
  const count = reminders.length === 1 ? 'one reminder' : `${reminders.length} reminders`;
  const list = reminders.map((reminder) => describe(reminder)).join('\n');
  return `, with ${count}:\n${list}\n${more}`;
}
