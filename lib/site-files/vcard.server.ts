import type { Practice } from '../content/schemas/practice.server';
import { dialed } from '../words/telephones';

/** The address of the practice's vCard. */
export const vcardPath = '/contact.vcf';

/** How many octets a line may have (RFC 2426, section 2.6). */
const lineLength = 75;

/**
 * The practice as a vCard of version 3.0, which every telephone reads.
 * https://www.rfc-editor.org/rfc/rfc2426
 * @param website absolute address of the site
 * @param notes further lines for the card
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

/** Folds a long line: each line after the first begins with a space. No character is divided. */
function fold(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineLength) {
      lines.push('');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n ');
}
