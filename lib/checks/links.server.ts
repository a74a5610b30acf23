import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { isWhole } from '../content/content.server';
import type { DictionaryKey } from '../content/schemas/dictionary.server';
import { pathIn } from '../content/source.server';
import { isComponentId } from '../content/text/headings.server';
import { pageLink } from '../content/text/links.server';
import { fileOf, type Page, pagesOf, type ReadableContent } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { type Language, languages } from '../language';
import { valueAt } from '../nested-value.server';
import type { PageId } from '../routes.server';

/** Finds links to a part of a page that does not exist: its heading was renamed or deleted. */
export const checkLinks = (content: ReadableContent): Finding[] => [
  ...linksInTexts(content),
  ...languages.flatMap((language) => linksNamedAsHeadings(content, language)),
];

/** The texts of the dictionary that are links to the part of a page under a heading with the same words (`Site.href`). */
const namedAsHeadings: readonly { key: DictionaryKey; id: PageId }[] = [
  { key: 'footer.accessibility', id: 'policies/patient-rights' },
  { key: 'footer.nondiscrimination', id: 'policies/patient-rights' },
  { key: 'insurance.questionsLink', id: 'for-patients' },
];

/** The texts of `namedAsHeadings` whose words no heading of their page has. */
function linksNamedAsHeadings(content: ReadableContent, language: Language): Finding[] {
  const { dictionary, pages } = content.words[language];
  const place = { file: pathIn(content.folder, `${language}/dictionary.yaml`) };
  return namedAsHeadings.flatMap(({ key, id }) => {
    const page = pages.get(id);
    const words = valueAt(dictionary, key.split('.'));
    if (typeof words !== 'string' || !page || !areItsPartsKnown(page, content)) return [];
    if (page.body.headings.some(({ text }) => text === words)) return [];
    return [finding('link-words', { ...place, field: key }, { found: words, page: id })];
  });
}

/** The links of texts and answers to a part that its page lacks. */
function linksInTexts(content: ReadableContent): Finding[] {
  const { routes } = content;
  return pagesOf(content).flatMap((page) => {
    const source = content.sources.get(fileOf(page));
    if (!source) return [];
    const { pages } = content.words[page.language];
    const fields = ['text', ...answerFields(source.data)];
    return fields.flatMap((field) => {
      const parsed = source.treeOf(field);
      if (!('tree' in parsed)) return [];
      const findings: Finding[] = [];
      visit(parsed.tree, 'link', ({ url, position }) => {
        const link = url.startsWith('#') ? { id: page.id, part: url } : pageLink(url);
        if (!link?.part) return;
        const { id, part } = link;
        const target = routes.has(id) ? pages.get(id) : undefined;
        if (!target || !areItsPartsKnown(target, content)) return;
        if (hasPart(target.body.headings, part.slice(1))) return;
        const line = source.lineOf(field, position?.start.line);
        const place = { file: source.path, field, line };
        findings.push(finding('link-heading', place, { found: part, page: target.id }));
      });
      return findings;
    });
  });
}

/**
 * Whether the parts of a page are known although something may be at fault: the parts of a Spanish page have the ids of
 * the English one, and facts stand in some headings.
 */
function areItsPartsKnown({ id, language }: Page, content: ReadableContent): boolean {
  if (language === 'es' && !content.words.en.pages.has(id)) return false;
  if (isWhole(content)) return true;
  const parsed = content.sources.get(fileOf({ id, language }))?.treeOf('text');
  return parsed !== undefined && 'tree' in parsed && !quotesFactInHeading(parsed.tree);
}

function quotesFactInHeading(tree: Root): boolean {
  let quotes = false;
  visit(tree, 'heading', (heading) => {
    visit(heading, 'fact', () => {
      quotes = true;
    });
  });
  return quotes;
}

const hasPart = (headings: readonly { id: string; ownId?: string | undefined }[], part: string) =>
  headings.some(({ id, ownId }) => id === part || ownId === part) || isComponentId(part);

/** The paths of the answers to a page's questions and concerns: `questions.2.answer`. */
function answerFields(data: unknown): string[] {
  const { questions, concerns } = questionLists.safeParse(data).data ?? {};
  const answersOf = (list: string, entries: readonly unknown[] | undefined) =>
    (entries ?? []).map((_, index) => `${list}.${index}.answer`);
  return [...answersOf('questions', questions), ...answersOf('concerns', concerns)];
}

/** The lists of questions that a page's front matter may have. */
const questionLists = z.object({
  questions: z.array(z.unknown()).optional().catch(undefined),
  concerns: z.array(z.unknown()).optional().catch(undefined),
});
