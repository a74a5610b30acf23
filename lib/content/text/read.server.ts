import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Language } from '../../language';
import { type Source, textAt } from '../source.server';
import { faultAt, faultsIn, type TextFault } from './allowed.server';
import { keepCurrent } from './dates.server';
import type { Facts } from './facts';
import { factNamesIn, fillFacts } from './fill-facts.server';
import { nameHeadings, type PageHeading } from './headings.server';
import { leadsToAbsentPage, linkFaults, resolveLinks } from './links.server';
import { passagesOf } from './passages.server';
import { type BlockLabels, renderHtml } from './render.server';
import { linkTelephones } from './telephone-links.server';
import { leaveOutUnknown } from './unknown-facts.server';

/** A text as a page shows it. */
export interface Markdown {
  html: string;
  headings: PageHeading[];
  /** The words of each paragraph, entry of a list and cell of a table, in reading order. */
  passages: string[];
}

/** What a text is read with. */
export interface TextContext {
  language: Language;
  /** ISO date; what holds until then or from a later day on is left out. */
  today: string;
  /** Undefined where one of the files that facts come from is at fault. */
  facts: Facts | undefined;
  labels: BlockLabels | undefined;
  /** What the text is translated from: with the same headings in the same order, which `lib/checks` sees to. */
  original?: Markdown | undefined;
}

/**
 * Reads the Markdown of a field, or of the body, `text`. What is wrong with it is reported to the source,
 * each finding on its own line. Each step takes the tree as the one before it has left it.
 */
export function readText(source: Source, field: string, context: TextContext): Markdown {
  const { language, today, facts = {}, original } = context;
  const parsed = source.treeOf(field);
  if ('unclosedOn' in parsed) {
    source.report(field, 'unclosed-brace', {}, source.lineOf(field, parsed.unclosedOn));
    return { html: '', headings: [], passages: [] };
  }
  for (const fault of textFaults(parsed.tree, textAt(source, field), field !== 'text', context)) {
    source.report(field, fault.code, { found: fault.found }, source.lineOf(field, fault.line));
  }
  const current = keepCurrent(parsed.tree, today);
  const known = leaveOutUnknown(current, facts, language);
  const linked = linkTelephones(fillFacts(known, facts));
  resolveLinks(linked, language);
  const headings = nameHeadings(linked, original?.headings);
  const html = renderHtml(linked, context.labels ?? { urgent: '', comparison: '' });
  return { html, headings, passages: passagesOf(linked) };
}

/** All that is wrong with a text, whichever of its paragraphs hold today. */
export function textFaults(
  tree: Root,
  text: string,
  isAnswer: boolean,
  { facts, language }: TextContext,
): TextFault[] {
  return [
    ...faultsIn(tree, text, isAnswer),
    ...(facts ? unknownFacts(tree, facts) : []).map((node) => faultAt('unknown-fact', node, text)),
    ...faultyLinks(tree, facts ?? {}, language).map(([code, link]) => faultAt(code, link, text)),
  ];
}

/** A link to a page that other sites have is a fault only where readers see it. */
function faultyLinks(tree: Root, facts: Facts, language: Language) {
  const faults = linkFaults(fillFacts(tree, facts), language);
  const others = faults.filter(([, link]) => !leadsToAbsentPage(link));
  if (others.length === faults.length) return faults;
  const shown = fillFacts(leaveOutUnknown(tree, facts, language), facts);
  return [...others, ...linkFaults(shown, language).filter(([, link]) => leadsToAbsentPage(link))];
}

/** The nodes that quote facts of a name that there is not. */
function unknownFacts(tree: Root, facts: Facts): Nodes[] {
  const unknown: Nodes[] = [];
  const isUnknown = (name: string) => !Object.hasOwn(facts, name);
  visit(tree, (node) => {
    if (node.type === 'link' && factNamesIn(node.url).some(isUnknown)) unknown.push(node);
    const isQuotation = node.type === 'fact' || node.type === 'condition';
    if (isQuotation && isUnknown(node.name)) unknown.push(node);
  });
  return unknown;
}
