import type { Discretion } from './discretion';
import type { PageFacts } from './tracker';

/** What the page shown says of itself to trackers; the least where it says nothing readable. */
export function readPageFacts({
  body,
  documentElement: { lang },
}: Pick<Document, 'body' | 'documentElement'>): PageFacts & { isSensitive: boolean } {
  try {
    const { isSensitive, words } = JSON.parse(body.dataset.told ?? '') as Discretion;
    const { address, title } = words[lang as keyof typeof words];
    return { address, title, language: lang, isSensitive: isSensitive !== false };
  } catch {
    return { address: '/…', title: '', language: lang, isSensitive: true };
  }
}
