import { daysAfter } from '../dates.server';
import { type Finding, findingIn } from '../finding.server';
import type { Content } from './content.server';

/** Whether the company that receives the contact form is known and bound to protect it. */
export function formReminders({ formAddress, formService }: Content['practice']): Finding[] {
  if (formAddress === null || formService?.agreementSignedOn) return [];
  const signed = 'the day on which it signed a business associate agreement';
  const [field, found, missing] = formService
    ? ['formService.agreementSignedOn', 'the agreement is not signed', signed]
    : ['formService', 'no company', `the company that receives the form, and ${signed}`];
  const todo = `write ${missing}; until then set formAddress: null`;
  return [findingIn('practice.yaml')(field, `${found}, while formAddress is set`, { todo })];
}

/** The notices that were over before an ISO date began. */
export function noticeReminders(notices: Content['notices'], today: string): Finding[] {
  const finding = findingIn('notices.yaml');
  const todo = 'delete the notice, or write a later end';
  const expired = notices.filter(({ until }) => until <= `${today}T00:00`);
  return expired.map(({ id, until }) => finding(`${id}.until`, `over since ${until}`, { todo }));
}

/** Whether `security.txt` has expired on an ISO date, or will within 30 days. */
export function securityReminders({ security }: Content['practice'], today: string): Finding[] {
  if (!security || daysAfter(today, 30) < security.expiresOn) return [];
  const found = `security.txt expires with ${security.expiresOn}`;
  const todo = 'see that the contact still holds, and write a day within a year';
  return [findingIn('practice.yaml')('security.expiresOn', found, { todo })];
}
