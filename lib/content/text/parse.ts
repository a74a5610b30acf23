import type { Root } from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression';
import { gfm } from 'micromark-extension-gfm';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { readBraces } from './braces';

// Only braces within lines: a paragraph that consists of a fact remains a paragraph.
const { text: bracesWithinText } = mdxExpression();

/** Gives HTML for a sign, such as `&bull;`, a node of its own, whose value the package then fills in. */
const characterReferences: Extension = {
  enter: {
    characterReference(token) {
      this.enter({ type: 'characterReference', value: '' }, token);
    },
  },
  exit: {
    characterReference(token) {
      this.exit(token);
    },
  },
};

/** Makes no line break of two spaces at the end of a line, because nobody sees them. */
const trailingSpaces: Extension = {
  enter: { hardBreakTrailing() {} },
  exit: { hardBreakTrailing() {} },
};

const options = {
  extensions: [
    gfm(),
    { text: bracesWithinText ?? {} },
    // A box below an empty entry would be lost: the package takes it for one of that entry, which has no text.
    // `allowed.server.ts` finds the boxes of entries.
    { disable: { null: ['tasklistCheck'] } },
  ],
  mdastExtensions: [
    gfmFromMarkdown(),
    mdxExpressionFromMarkdown(),
    characterReferences,
    trailingSpaces,
  ],
};

/** A text as a tree whose nodes have their positions, or the line of a brace that is not closed. */
export type Parsed = { tree: Root } | { unclosedOn: number };

declare global {
  /** The trees of all parsed texts. They are global because a build loads this module more than once. */
  var parsedTexts: Map<string, Parsed> | undefined;
}

/** The tree of a text. A process parses each text once, so no caller may change the tree. */
export function treeOf(source: string): Parsed {
  globalThis.parsedTexts ??= new Map();
  const parsed = globalThis.parsedTexts.get(source) ?? parseMarkdown(source);
  globalThis.parsedTexts.set(source, parsed);
  return parsed;
}

/**
 * Parses GitHub's Markdown with the site's braces. `faultsIn` checks which nodes the tree may hold.
 */
function parseMarkdown(source: string): Parsed {
  try {
    const tree = fromMarkdown(source, options);
    readBraces(tree);
    return { tree };
  } catch (error) {
    const line = error instanceof Error && 'line' in error ? error.line : undefined;
    if (typeof line !== 'number') throw error;
    return { unclosedOn: line };
  }
}
