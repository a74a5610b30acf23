import type { Heading, Root } from 'mdast';
import { printedWords } from './blocks.server';

/** A heading of a page. */
export interface PageHeading {
  /** The id of the heading, the same in both languages. */
  id: string;
  /** The id made of the heading's own words, unless this heading, one before it or one of the English text has it. */
  ownId?: string | undefined;
  /** 2 for `##`, 3 for `###`. */
  depth: number;
  text: string;
}

/**
 * Sets the id of each heading.
 * @param originals the headings of the English text in the same order, if this text is Spanish; they give the ids
 * @returns the headings with their ids
 */
export function nameHeadings(tree: Root, originals: PageHeading[] = []): PageHeading[] {
  const headings = tree.children.filter((node) => node.type === 'heading');
  const taken = new Set(originals.map(({ id }) => id));
  return headings.map((heading, index) => {
    const text = printedWords(heading.children).trim();
    const id = originals[index]?.id ?? freeId(text, taken);
    taken.add(id);
    const ownId = freeId(text, new Set());
    const isFree = !taken.has(ownId);
    taken.add(ownId);
    const ids = { id, ...(isFree && { ownId }) };
    heading.data = ids satisfies Heading['data'];
    return { ...ids, depth: heading.depth, text };
  });
}

const componentIds: readonly string[] = [
  ...['addresses', 'all', 'areas', 'at-a-glance', 'bilingual', 'call', 'changes', 'choices'],
  ...['concerns', 'contact', 'contact-card', 'cookies', 'crisis-centers', 'doctor'],
  ...['end-of-first-screen', 'existing-patients', 'faq', 'fees', 'first-text', 'for-patients'],
  ...['hours', 'insurance', 'language-help', 'main', 'message', 'not-found-es', 'notices'],
  ...['notifications', 'others', 'questions', 'referrals', 'reviews', 'services', 'site-menu'],
  ...['sources', 'summary', 'telehealth', 'toolbar-towns', 'visit-card', 'visit-card-answer'],
  ...['visit-card-insurer', 'welcome-clip', 'your-choice'],
];

/**
 * Whether a page may have an id outside its text (`id="…"` in `components` and `pages`). A heading whose words
 * give such an id gets another one.
 */
export const isComponentId = (id: string) =>
  componentIds.includes(id) || /-heading$|^(?:clinician|island)-\d+$/.test(id);

/** The id made of words, counted if a component or another heading has it: `fees`, `fees-2`. */
function freeId(words: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(words) || 'part';
  let id = slug;
  for (let count = 2; isComponentId(id) || taken.has(id); count++) id = `${slug}-${count}`;
  return id;
}

/** "¿Qué es la ansiedad?" gives "que-es-la-ansiedad"; words without a Latin letter or a digit give nothing. */
function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
