import type { Practice } from '../content/schemas/practice.server';
import { dialed } from '../telephones';

/** Where the build writes the card. */
export const vcardPath = '/contact.vcf';

/**
 * The practice as an entry for an address book. Version 3.0, which every telephone reads; that long
 * lines be folded is a recommendation, which none of them needs.
 * https://www.rfc-editor.org/rfc/rfc2426
 * @param website absolute address
 * @param notes more text for the card, one per language
 */
export function vcard(practice: Practice, website: string, notes: string[]): string {
  const { name, phone, email, address } = practice;
  const { street, city, state, zip } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    `TEL;TYPE=WORK,VOICE:${dialed(phone)}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
    `ADR;TYPE=WORK:;;${[street, city, state, zip, 'USA'].map(escapeText).join(';')}`,
    `URL:${website}`,
    ...(notes.length > 0 ? [`NOTE:${escapeText(notes.join('\n'))}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}
