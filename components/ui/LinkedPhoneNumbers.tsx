import type { ReactNode } from 'react';
import { numbersToCall } from '../../lib/telephones';

/** Plain text. The telephone numbers that readers are meant to call are links. */
export function LinkedPhoneNumbers({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { text: number, start, href } of numbersToCall(text)) {
    parts.push(
      text.slice(end, start),
      <a
        key={start}
        href={href}
        className={`underline underline-offset-4 ${number.includes(' al ') ? '' : 'whitespace-nowrap'}`}
      >
        {number}
      </a>,
    );
    end = start + number.length;
  }
  return [...parts, text.slice(end)];
}
