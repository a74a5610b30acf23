import type { Heading, Root } from 'mdast';
import { printedWords } from './blocks.server';

/** A heading of a page. */
export interface PageHeading {
  /** The fragment of the heading's address, the same in both languages. */
  id: string;
  /** The fragment that its own words make, where that is another one. */
  ownId?: string | undefined;
  depth: number;
  text: string;
}

/**
 * Gives each heading its id, and tells all of them.
 * @param originals of the text that this one is translated from, in the same order; they give the ids
 */
export function nameHeadings(tree: Root, originals: PageHeading[] = []): PageHeading[] {
  const headings = tree.children.filter((node) => node.type === 'heading');
  return headings.map((heading, index) => {
    const text = printedWords(heading.children).trim();
    const ownId = freeId(slugOf(text));
    const id = originals[index]?.id ?? ownId;
    const isOther = id !== ownId && !originals.some((original) => original.id === ownId);
    const ids = { id, ...(isOther && { ownId }) };
    heading.data = ids satisfies Heading['data'];
    return { ...ids, depth: heading.depth, text };
  });
}

/**
 * Ids that pages have beside their texts (`id="…"` in `components` and `pages`); a heading with one of
 * these words gets another. A test of the built pages holds the list.
 */
export const componentIds: readonly string[] = [
  ...['addresses', 'areas', 'at-a-glance', 'bilingual', 'call', 'call-heading', 'changes'],
  ...['choices', 'choices-heading', 'concerns', 'contact', 'contact-card', 'cookies'],
  ...['crisis-centers', 'doctor', 'existing-patients', 'faq', 'fees', 'for-patients'],
  ...['insurance', 'language-help', 'main', 'message', 'notices', 'notifications', 'others'],
  ...['questions', 'referrals', 'reviews', 'services', 'site-menu', 'sources', 'summary'],
  ...['telehealth', 'toolbar-towns', 'welcome-clip', 'your-choice'],
];

const freeId = (slug: string) => (componentIds.includes(slug) ? `${slug}-2` : slug);

/** "¿Qué es la ansiedad?" as a fragment: "que-es-la-ansiedad". */
function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
