import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Code, Values } from '../../findings/finding';
import type { Language } from '../../language';
import type { Routes } from '../../routes.server';
import { faultAt, faultsIn, type TextFault } from './allowed.server';
import { keepCurrent } from './dates.server';
import type { Facts } from './facts';
import { factNamesIn, fillFacts } from './fill-facts.server';
import { nameHeadings, type PageHeading } from './headings.server';
import { leadsToAbsentPage, linkFaults, resolveLinks } from './links.server';
import type { Parsed } from './parse';
import { passagesOf } from './passages.server';
import { type BlockLabels, renderHtml } from './render.server';
import { leaveOutUnknown } from './unknown-facts.server';

/** A text as a page shows it. */
export interface Markdown {
  html: string;
  /** The HTML of each section. A heading of depth 2 begins one. What stands before the first belongs to it. */
  sections: string[];
  headings: PageHeading[];
  /** The words of each paragraph, entry of a list and cell of a table, in reading order. */
  passages: string[];
}

/** Everything besides the text that determines its HTML. */
export interface TextContext {
  language: Language;
  /** ISO date; paragraphs that end on this day or earlier, or begin later, are left out. */
  today: string;
  /** Undefined if a file that facts come from is at fault. */
  facts: Facts | undefined;
  labels: BlockLabels | undefined;
  /** The table of pages, for links to pages. */
  routes: Routes;
  /**
   * The English text, if this one is Spanish. `lib/checks` ensures
   * that both have the same headings in one order.
   */
  original?: Markdown | undefined;
}

/** A file from which texts are read: the part of a `Source` that is needed for them. */
interface TextSource {
  textOf(field: string): string;
  treeOf(field: string): Parsed;
  lineOf(field: string, line?: number): number | undefined;
  report(field: string, code: Code, values?: Values, line?: number): void;
}

/**
 * Reads the Markdown of a field, or of the body (`text`), step by step from the tree to the HTML. Its faults are
 * reported to the source, each with its line.
 */
export function readText(source: TextSource, field: string, context: TextContext): Markdown {
  const { language, today, facts = {}, routes, original } = context;
  const parsed = source.treeOf(field);
  if ('unclosedOn' in parsed) {
    source.report(field, 'unclosed-brace', {}, source.lineOf(field, parsed.unclosedOn));
    return { html: '', sections: [], headings: [], passages: [] };
  }
  const isAnswer = field !== 'text';
  const faults = textFaults(parsed.tree, source.textOf(field), context, { isAnswer });
  for (const { code, found, line, values } of faults) {
    source.report(field, code, { found, ...values }, source.lineOf(field, line));
  }
  // Other readers share the parsed tree. `fillFacts` copies it, and only the steps after it change nodes.
  const current = keepCurrent(parsed.tree, today);
  const shown = fillFacts(leaveOutUnknown(current, facts, language), facts);
  resolveLinks(shown, language, routes);
  const headings = nameHeadings(shown, original?.headings);
  const labels = context.labels ?? { urgent: '', comparison: '' };
  const sections = sectionsOf(shown).map((section) => renderHtml(section, labels));
  return { html: sections.join('\n'), sections, headings, passages: passagesOf(shown) };
}

/** The sections of a text. The first one begins with the text, not with its heading. */
function sectionsOf({ children }: Root): Root[] {
  const starts = children.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [index] : [],
  );
  return [0, ...starts.slice(1)].map((start, index) => ({
    type: 'root',
    children: children.slice(start, starts[index + 1]),
  }));
}

/**
 * All faults of a text, including those of paragraphs that are not shown today.
 * @param options.isAnswer whether the text is that of a field, which may not have headings
 */
export function textFaults(
  tree: Root,
  text: string,
  context: TextContext,
  { isAnswer }: { isAnswer: boolean },
): TextFault[] {
  const { facts } = context;
  return [
    ...faultsIn(tree, text, { isAnswer }),
    ...(facts ? quotationsOfNoFact(tree, facts) : []).map((node) =>
      faultAt('unknown-fact', node, text),
    ),
    ...faultyLinks(tree, context).map(([code, link, values]) => faultAt(code, link, text, values)),
  ];
}

/** Faulty links. A link to a fixed page that this site lacks is a fault only in sentences that readers see. */
function faultyLinks(tree: Root, { facts, language, routes }: TextContext) {
  const faults = linkFaults(fillFacts(tree, facts ?? {}), routes);
  const isAbsent = ([, link]: (typeof faults)[number]) => leadsToAbsentPage(link, routes);
  const others = faults.filter((fault) => !isAbsent(fault));
  // Without facts nobody knows which sentences readers see.
  if (!facts || others.length === faults.length) return others;
  const shown = fillFacts(leaveOutUnknown(tree, facts, language), facts);
  return [...others, ...linkFaults(shown, routes).filter(isAbsent)];
}

/** The nodes that quote a fact by a name that no fact has. */
function quotationsOfNoFact(tree: Root, facts: Facts): Nodes[] {
  const found: Nodes[] = [];
  const isOfNoFact = (name: string) => !Object.hasOwn(facts, name);
  visit(tree, (node) => {
    if (node.type === 'link' && factNamesIn(node.url).some(isOfNoFact)) found.push(node);
    const isQuotation = node.type === 'fact' || node.type === 'condition';
    if (isQuotation && isOfNoFact(node.name)) found.push(node);
  });
  return found;
}
