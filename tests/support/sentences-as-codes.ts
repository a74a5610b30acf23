import { messages } from '../../lib/findings/messages';

const valuesIn = (sentence: string): string[] => sentence.match(/\{\w+\}/g) ?? [];
const unique = (values: string[]) => [...new Set(values)].sort().join();

/**
 * Replaces the sentences of findings by codes and values in tests, because no program reads a sentence. A sentence whose
 * values are others in Spanish fails every test.
 */
for (const [code, message] of Object.entries(messages)) {
  const values = valuesIn(message.en);
  if (unique(values) !== unique(valuesIn(message.es))) {
    throw new Error(`The message ${code} has other values in Spanish: ${message.es}`);
  }
  Object.assign(message, { en: [code, ...values].join(' '), es: [code, ...values].join(' ') });
}
