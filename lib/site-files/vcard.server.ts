import type { Practice } from '../content/schemas/practice.server';
import { dialed } from '../telephones';

/** Where the build writes the card. */
export const vcardPath = '/contact.vcf';

/**
 * The practice as an entry for an address book. Version 3.0, which every telephone reads.
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
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Folds lines longer than 75 bytes: the rest follows on the next line, after a space. */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1) ?? '';
    if (Buffer.byteLength(part + character) > 74) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return parts.join('\r\n ');
}
