import type { ReactNode } from 'react';
import { numbersToCall } from '../../lib/words/telephones';

/** Plain text in which a telephone number is never broken across lines. */
export function WholeNumbers({ text }: { text: string }) {
  const [number] = numbersToCall(text);
  if (!number) return text;
  const end = number.start + number.text.length;
  return (
    <>
      {text.slice(0, number.start)}
      <span className="whitespace-nowrap">{number.text}</span>
      {text.slice(end)}
    </>
  );
}

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
