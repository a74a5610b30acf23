import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Blockquote, Heading, Root, Table } from 'mdast';
import { type Handlers, type State, toHast } from 'mdast-util-to-hast';
import { element, textNode } from './elements.server';
import type { ForeignPassage } from './nodes';
import { tableElement } from './table.server';

/** Words in the language of the page: the label above a box, and the text of an empty first cell. */
export type BlockLabels = Record<'urgent' | 'comparison', string>;

/** The HTML of a text. Facts, links and ids of headings have to be filled in before. */
export function renderHtml(tree: Root, labels: BlockLabels): string {
  let lastHeading: Heading | undefined;
  const handlers: Handlers = {
    heading(state, heading: Heading) {
      lastHeading = heading;
      return headingElement(state, heading);
    },
    blockquote: (state, box: Blockquote) => boxElement(state, box, labels.urgent),
    table: (state, table: Table) =>
      tableElement(state, table, lastHeading?.data?.id, labels.comparison),
    foreignPassage: passageElement,
  };
  return toHtml(toHast(tree, { handlers }));
}

/**
 * A heading with its id. In Spanish the id is that of the English heading, so that a switch of language keeps the place.
 */
function headingElement(state: State, heading: Heading): Element {
  const { id, ownId } = heading.data ?? {};
  // Links to the id made of the heading's own words lead here too.
  const ownTarget = ownId ? [element('span', { id: ownId }, [])] : [];
  return element(`h${heading.depth}`, { id }, [...ownTarget, ...state.all(heading)]);
}

/** A box on urgent help, under its label. */
function boxElement(state: State, box: Blockquote, label: string): Element {
  const content = state.wrap(state.all(box), true);
  return element('div', { className: ['callout'] }, [
    element('p', {}, [textNode(label)]),
    ...content,
  ]);
}

function passageElement(state: State, passage: ForeignPassage): Element {
  const { lang } = passage;
  const direction = isRightToLeft(lang) ? { dir: 'rtl' } : {};
  return element('span', { lang, ...direction }, state.all(passage));
}

/** Languages that are written from right to left. */
const isRightToLeft = (lang: string) =>
  ['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'].includes(lang.split('-')[0] ?? '');
