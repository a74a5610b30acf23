import type { ReactNode } from 'react';

const telephone =
  /AYUDA (?:to|al|por (?:mensaje de )?texto al) 988|(?<![\d-])(?:911|988|(?:1-)?\(?\d{3}\)?[- ]\d{3}-\d{4})(?![\w-])/g;

/** Plain text in which telephone numbers and the Spanish text line are links. */
export function LinkedPhoneNumbers({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(telephone)) {
    parts.push(
      text.slice(end, index),
      <a
        key={index}
        href={dial(number)}
        className={`underline underline-offset-4 ${number.includes(' al ') ? '' : 'whitespace-nowrap'}`}
      >
        {number}
      </a>,
    );
    end = index + number.length;
  }
  return [...parts, text.slice(end)];
}

/** "1-800-222-1222" and "(239) 555-0100" with the country code, "988" as it is. */
function dial(number: string): string {
  if (number.startsWith('AYUDA')) return 'sms:988?&body=AYUDA';
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
