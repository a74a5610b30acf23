import type { CmsConfig } from '@sveltia/cms';

/** Where a configuration has what people read. */
const keys = /^(label|label_singular|description|hint|comment)$/;

/**
 * The editor's configuration in Spanish.
 * @param inSpanish the Spanish of each text, by the English
 */
export function spanishConfig(config: CmsConfig, inSpanish: (text: string) => string): CmsConfig {
  return JSON.parse(JSON.stringify(config), (key, value) => {
    if (key === 'pattern') return [value[0], inSpanish(value[1])];
    if (key === 'summary') return value.replace(/\ben(?=\}\}$)/, 'es');
    if (!keys.test(key)) return value;
    const [meaning, example] = value.split(/ ?For example: /);
    return [meaning && inSpanish(meaning), example && `Por ejemplo: ${example}`]
      .filter(Boolean)
      .join(' ');
  });
}

/** The Spanish of a text, itself where there is none; … in a key stands for whatever is there, which is translated as well. */
export function translate(spanish: Readonly<Record<string, string>>, text: string): string {
  if (spanish[text]) return spanish[text];
  for (const [english, translation] of Object.entries(spanish)) {
    if (!english.includes('…')) continue;
    const plain = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '([^]*)');
    const parts = RegExp(`^${plain}$`).exec(text)?.slice(1);
    if (parts) return translation.replace(/…/g, () => translate(spanish, parts.shift() ?? ''));
  }
  return text;
}

/** What to write in place of what is not right. */
export const messageOf = (expected = '') =>
  `Write ${expected.replace(/ written(?= as)| in quotes|, or null|\.$/g, '')}.`;

/** What a key alone would say too little of. */
const names: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Español',
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
  whatsApp: 'WhatsApp',
  'leave-this-page': 'About “Leave this page”',
};

/** A key in words: `acceptsNewPatients` and `accepts-new-patients` are "Accepts new patients". */
export function words(key: string): string {
  if (names[key]) return names[key];
  const spaced = key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')
    .trim();
  return spaced
    .replace(/^(adhd|hipaa|hsa|npi|ptsd|url)\b/, (letters) => letters.toUpperCase())
    .replace(/^./, (letter) => letter.toUpperCase());
}
