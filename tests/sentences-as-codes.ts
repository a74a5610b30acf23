import { messages } from '../lib/findings/messages';

/** No program reads a sentence: in tests each is its code, and what it prints. */
for (const [code, message] of Object.entries(messages)) {
  const printed = message.en.match(/\{\w+\}/g) ?? [];
  Object.assign(message, { en: [code, ...printed].join(' '), es: [code, ...printed].join(' ') });
}
