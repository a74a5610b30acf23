import { visit } from 'unist-util-visit';
import { componentIds } from '../content/text/headings.server';
import { type Content, fileOf, pagesOf } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { isPageId } from '../routes.server';

/** Links to a part of a page that it does not have: its heading was renamed or deleted. */
export function checkLinks(content: Content): Finding[] {
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
        const [address = '', part] = url.split('#');
        const id = address.slice('page:'.length);
        const target = address === '' ? page : isPageId(id) ? pages.get(id) : undefined;
        if (part === undefined || !target || hasPart(target.body.headings, part)) return;
        const line = source.lineOf(field, position?.start.line);
        const place = { file: source.path, field, line };
        findings.push(finding('link-heading', place, { found: `#${part}`, page: target.id }));
      });
      return findings;
    });
  });
}

const hasPart = (headings: readonly { id: string; ownId?: string | undefined }[], part: string) =>
  headings.some(({ id, ownId }) => id === part || ownId === part) || componentIds.includes(part);

/** The answers of a page's questions. */
const answerFields = (data: unknown) =>
  ['questions', 'concerns'].flatMap((list) => {
    const entries: unknown = Object(data)[list];
    return Array.isArray(entries) ? entries.map((_, index) => `${list}.${index}.answer`) : [];
  });
