import { messages } from '../../lib/findings/messages';

/** Replaces the sentences of findings by codes and values in tests, because no program reads a sentence. */
for (const [code, message] of Object.entries(messages)) {
  const printed = message.en.match(/\{\w+\}/g) ?? [];
  Object.assign(message, { en: [code, ...printed].join(' '), es: [code, ...printed].join(' ') });
}
