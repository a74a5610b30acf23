import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Rule,
} from 'postcss';

/** What `components/layout/FirstScreenEnd.tsx` leaves in a page. */
export const firstScreenEnd = '<template data-first-screen-end=""></template>';

/** What is divided no further: a rule, `@property` and its like, a value of the theme. */
type Piece = Rule | AtRule | Declaration;

/**
 * Divides the site's style sheet. What the elements of the first screens can match goes into the
 * first part and leaves the sheet, all but the utilities: their order decides among them, so the
 * sheet repeats those that the first part holds. Of other layers a rule that stays behind comes
 * after those that went ahead: components must not depend on their order.
 * @param firstScreens HTML of pages, each up to the end of its first screen
 * @returns what is to stand in every page, and the style sheet that follows it
 */
export function splitStyle(css: string, firstScreens: Iterable<string>) {
  const names = namesIn(firstScreens);
  const isMatched = (piece: Piece) =>
    piece.type === 'rule' && !isForLater(piece) && piece.selectors.some(canMatch(names));
  const used = variablesUsed(css, isMatched);
  const isFirst = (piece: Piece) => {
    if (piece.type === 'rule') return isMatched(piece);
    if (piece.type === 'decl') return used.has(piece.prop) || !piece.prop.startsWith('--');
    if (piece.name === 'property') return used.has(piece.params);
    return piece.name === 'font-face';
  };
  return {
    first: `@layer ${layersOf(css)};${pick(css, isFirst)}`,
    rest: pick(css, (piece) => conditionsOf(piece).includes('utilities') || !isFirst(piece)),
  };
}

/** The classes and elements that occur in some HTML: `.flex`, `nav`. */
function namesIn(html: Iterable<string>): Set<string> {
  const elements = new Set<string>();
  const lists = new Set<string>();
  for (const text of html) {
    for (const [, name = ''] of text.matchAll(/<([a-z][a-z1-6]*)/g)) elements.add(name);
    for (const [, list = ''] of text.matchAll(/ class="([^"]*)"/g)) lists.add(list);
  }
  const classes = [...lists].flatMap((list) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(' '),
  );
  return new Set([...elements, ...classes.map((name) => `.${name}`)]);
}

/** Nobody prints or hovers before the style sheet is there; browsers without `@property` wait. */
function isForLater(piece: Piece): boolean {
  return conditionsOf(piece).some((condition) => /print|hover|^properties$/.test(condition));
}

/** What only a script or the visitor's hand brings about, parts of fields, and later siblings. */
const later =
  /~ ?\w|:(hover|active|open|popover-open|-moz)|\[(open|style|data-state|data-scrolled)|::(?!before|after)/;

/** Whether a selector's classes and elements are all among the names. */
const canMatch = (names: ReadonlySet<string>) => (selector: string) => {
  if (later.test(selector)) return false;
  const classes = /\.(?:\\.|[\w\u0080-\uffff-])+/g;
  const elements = /(?<![\w:.#[-])[a-z][a-z1-6]*/g;
  const plain = selector.replace(/(?<!\\)\[[^\]]*\]/g, '');
  const needed = [
    ...(plain.match(classes) ?? []).map((name) => name.replace(/\\(.)/g, '$1')),
    ...(plain.replace(classes, '').match(elements) ?? []),
  ];
  return needed.every((name) => names.has(name));
};

/** The custom properties that some rules need, directly or through the theme's. */
function variablesUsed(css: string, isNeeded: (piece: Piece) => boolean): Set<string> {
  const used = new Set<string>();
  let text = pick(css, isNeeded);
  for (;;) {
    const found = [...text.matchAll(/--[\w-]+/g)].map(([name]) => name);
    const added = found.filter((name) => !used.has(name));
    if (added.length === 0) return used;
    for (const name of added) used.add(name);
    text = pick(css, (piece) => piece.type === 'decl' && added.includes(piece.prop));
  }
}

/** A style sheet without the pieces that are not wanted, and without what is empty then. */
function pick(css: string, isWanted: (piece: Piece) => boolean): string {
  const sheet = postcss.parse(css);
  prune(sheet, isWanted);
  return sheet.toString().trim();
}

function prune(container: Container, isWanted: (piece: Piece) => boolean) {
  for (const node of [...(container.nodes ?? [])]) {
    if (isGroup(node)) prune(node, isWanted);
    const isGone = isGroup(node)
      ? node.nodes?.length === 0
      : node.type === 'comment' || !isWanted(node);
    if (isGone) node.remove();
  }
}

/** Layers and conditions hold rules; a scheme is a rule that holds values. */
function isGroup(node: ChildNode): node is AtRule | Rule {
  if (node.type === 'rule') return node.selector.startsWith(':root');
  return node.type === 'atrule' && ['layer', 'media', 'supports'].includes(node.name);
}

/** The layers and conditions that a piece stands in. */
function conditionsOf({ parent }: ChildNode): string[] {
  if (!parent || parent.type === 'root') return [];
  const around = conditionsOf(parent as ChildNode);
  return parent.type === 'atrule' ? [(parent as AtRule).params, ...around] : around;
}

/** The layers in their order, which the first part has to keep for the sheet. */
function layersOf(css: string): string {
  const layers = postcss
    .parse(css)
    .nodes.filter((node) => node.type === 'atrule')
    .filter(({ name }) => name === 'layer');
  return [...new Set(layers.map(({ params }) => params))].join();
}
