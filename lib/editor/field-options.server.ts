/** What the editor's form needs to know of a field besides what is valid in it and how it is labeled. */
export interface FieldOptions {
  /** The fields whose values name a closed entry of a list. */
  caption?: readonly string[];
  /** False for a setting that whoever runs the site makes. The editor says so to staff and closes a group; it locks nothing. */
  forStaff?: false;
  /** True for a list whose entries the editor cannot remove: the addresses of a page that ends have to lead on. */
  keepsEntries?: true;
  /** The input of a text that is not typed into a box; `hidden` is for what the editor writes by itself. */
  input?: 'date' | 'time' | 'datetime' | 'picture' | 'hidden';
}

/** These options by the paths that fields have in the labels (`lib/editor/labels/`). */
export const fieldOptions: Readonly<Record<string, FieldOptions>> = {
  'practice.existingPatients.forms.*': { caption: ['name'] },
  'practice.domain': { forStaff: false },
  'practice.timeZone': { forStaff: false },
  'practice.trackers': { forStaff: false },
  'practice.discretion': { forStaff: false },
  'practice.trackersDecidedOn': { forStaff: false },
  'practice.storagePrefix': { forStaff: false },
  'practice.cookiePolicyRevision': { forStaff: false },
  'practice.formAddress': { forStaff: false },
  'practice.formService': { forStaff: false },
  'practice.editor': { forStaff: false },
  'practice.flags': { forStaff: false },
  'clinicians.*': { caption: ['name'] },
  'clinicians.*.photo.image': { input: 'picture' },
  'visits.kinds.*': { caption: ['name'] },
  'visits.staffLanguages.*': { caption: ['who'] },
  'hours.regular.*': { caption: ['days'] },
  'hours.regular.*.opens': { input: 'time' },
  'hours.regular.*.closes': { input: 'time' },
  'hours.exceptions.*': { caption: ['from', 'reason'] },
  'hours.exceptions.*.hours.opens': { input: 'time' },
  'hours.exceptions.*.hours.closes': { input: 'time' },
  'notices.*': { caption: ['text'] },
  'notices.*.from': { input: 'datetime' },
  'notices.*.until': { input: 'date' },
  'insurers.*': { caption: ['name'] },
  'crisis-lines.*': { caption: ['id'] },
  'crisis.*': { caption: ['name'] },
  services: { keepsEntries: true },
  'services.*': { caption: ['id'] },
  towns: { keepsEntries: true },
  'towns.*': { caption: ['id'] },
  'places.*': { caption: ['name'] },
  policies: { keepsEntries: true },
  'policies.*': { caption: ['id'] },
  'glossary.concepts.*': { caption: ['en'] },
  'language-help': { forStaff: false },
  'language-help.*': { caption: ['name'] },
  'language-help.*.confirmedOn': { forStaff: false },
  'page-home.reviews.*': { caption: ['text'] },
  'page-home.concerns.*': { caption: ['question'] },
  'page-for-patients.doors.*': { caption: ['title'] },
  'page-policy.changes.*': { caption: ['on', 'what'] },
  'shared.questions.*': { caption: ['question'] },
  'shared.sources.*': { caption: ['name'] },
  'shared.source': { caption: ['name'] },
  'shared.approvedOn': { input: 'hidden' },
  'shared.approvedText': { input: 'hidden' },
  'shared.reviewedOn': { input: 'hidden' },
  'shared.reviewedText': { input: 'hidden' },
  'shared.acceptedTexts': { input: 'hidden' },
};
