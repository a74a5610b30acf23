/** What a sentence says alike in both languages: a fact in braces, an address, a command, a file, a figure. */
const parts =
  /\{\w+\}|\b(?:tel|sms|page|mailto|https?):[^\s,;:)»"”]+|npm run [\w:-]+|[\w-]+\.(?:yaml|md|vtt|mp4|svg|ts)\b|\d+(?:[.,:-]\d+)*/g;

/** These parts of a sentence, in an order that does not depend on the language. */
export const exactParts = (sentence: string): string[] => (sentence.match(parts) ?? []).sort();
