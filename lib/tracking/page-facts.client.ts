import type { PagePrivacy } from './page-privacy.server';
import type { PageFacts } from './vendor';

/**
 * Reads what trackers may know about the page shown. If that fails, the page counts as sensitive,
 * and neither its address nor its title is disclosed.
 */
export function readPageFacts({
  body,
  documentElement: { lang },
}: Pick<Document, 'body' | 'documentElement'>): PageFacts & { isSensitive: boolean } {
  try {
    const { isSensitive, words } = JSON.parse(body.dataset.tracking ?? '') as PagePrivacy;
    const { address, title } = words[lang as keyof typeof words];
    return { address, title, language: lang, isSensitive: isSensitive !== false };
  } catch {
    return { address: '/…', title: '', language: lang, isSensitive: true };
  }
}
