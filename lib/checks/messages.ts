/** A fault stops the build, a reminder does not; the launch check alone tells what is to do before launch. */
export type Level = 'fault' | 'reminder' | 'launch';

/** The sentences of a code: what is wrong and what to do. In braces: `file`, `field` and the finding's values. */
interface Message {
  level: Level;
  en: string;
  es: string;
}

/**
 * What each finding says. No program reads these sentences: a change here changes what people read
 * and nothing else.
 */
export const messages = {
  // Reading
  'missing-file': {
    level: 'fault',
    en: 'There is no such file. Get it back: git restore {file}.',
    es: 'No existe este archivo. Recupérelo: git restore {file}.',
  },
} as const satisfies Record<string, Message>;

export type Code = keyof typeof messages;
