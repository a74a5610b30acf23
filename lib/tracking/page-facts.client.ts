import type { PagePrivacy } from './page-privacy.server';
import type { PageFacts } from './vendor';

/**
 * Reads what trackers may be told of the page shown. Where that cannot be read, the page is
 * sensitive and has neither address nor title.
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
