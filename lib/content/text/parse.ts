import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression';
import { gfm } from 'micromark-extension-gfm';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { readBraces } from './braces';

// Braces are read within lines alone: a paragraph that is one fact is a paragraph.
const { text: bracesWithinText } = mdxExpression();

const options = {
  extensions: [gfm(), { text: bracesWithinText ?? {} }],
  mdastExtensions: [gfmFromMarkdown(), mdxExpressionFromMarkdown()],
};

/** A text as a tree, each node with its position; or the line on which a brace is not closed. */
export type Parsed = { tree: Root } | { unclosedOn: number };

declare global {
  /** The trees of all texts that were parsed: a build loads this module more than once. */
  var parsedTexts: Map<string, Parsed> | undefined;
}

/**
 * The tree of a text. Each text is parsed once in a process; nobody changes its tree.
 */
export function treeOf(source: string): Parsed {
  globalThis.parsedTexts ??= new Map();
  const parsed = globalThis.parsedTexts.get(source) ?? parseMarkdown(source);
  globalThis.parsedTexts.set(source, parsed);
  return parsed;
}

/**
 * Parses Markdown, with what GitHub adds to it and the site's own braces. What the tree may hold is
 * decided by `faultsIn`.
 */
function parseMarkdown(source: string): Parsed {
  try {
    const tree = fromMarkdown(source, options);
    readBraces(tree);
    return { tree };
  } catch (error) {
    const { line } = Object(error);
    if (typeof line !== 'number') throw error;
    return { unclosedOn: line };
  }
}
