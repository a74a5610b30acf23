import type { ReactNode } from 'react';
import { phoneLink, telephoneNumbers } from '../../lib/telephones';

/** Plain text in which telephone numbers and the Spanish text line are links. */
export function LinkedPhoneNumbers({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(telephoneNumbers)) {
    parts.push(
      text.slice(end, index),
      <a
        key={index}
        href={number.startsWith('AYUDA') ? 'sms:988?&body=AYUDA' : phoneLink(number)}
        className={`underline underline-offset-4 ${number.includes(' al ') ? '' : 'whitespace-nowrap'}`}
      >
        {number}
      </a>,
    );
    end = index + number.length;
  }
  return [...parts, text.slice(end)];
}
