import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Rule,
} from 'postcss';
import { criticalStyles } from '../../components/document/assets.server';
import { listFiles, sha256 } from '../lib/files';

/** A part of the style sheet that is never divided: a rule, `@property`, a theme's value. */
type CssNode = Rule | AtRule | Declaration;

/**
 * Writes the critical CSS into all documents of a build, and the rest over the style sheet, under
 * the name that its new content gives it.
 */
export function divideStyles(client: string) {
  const files = listFiles(client);
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(client, file));
  const sheet = files.find((file) => file.endsWith('.css')) ?? '';
  const { critical, rest } = splitCriticalCss(
    readFileSync(join(client, sheet), 'utf8'),
    firstScreensOf(documents, sheet),
  );
  const dividedSheet = `assets/static/style.${sha256(rest).slice(0, 8)}.css`;
  rmSync(join(client, sheet));
  writeFileSync(join(client, dividedSheet), rest);
  for (const file of documents) {
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace(criticalStyles, () => critical).replaceAll(sheet, dividedSheet),
    );
  }
}

/** The documents' HTML up to the style sheet, one at a time: a site may be large. */
function* firstScreensOf(documents: string[], sheet: string) {
  for (const file of documents) {
    const html = readFileSync(file, 'utf8');
    yield html.slice(0, html.indexOf(sheet));
  }
}

/**
 * Divides the site's style sheet into critical CSS and the rest. Rules that can match elements of
 * the first screens are critical and leave the style sheet, except for utilities: their order
 * decides among them, so the sheet repeats the critical ones. In other layers critical rules
 * precede the rest: components must not depend on their order.
 * @param firstScreens HTML of pages, each up to the end of its first screen
 * @returns the critical CSS, for every page, and the style sheet that follows it
 */
export function splitCriticalCss(css: string, firstScreens: Iterable<string>) {
  const names = namesIn(firstScreens);
  const isMatched = (node: CssNode) => node.type === 'rule' && node.selectors.some(canMatch(names));
  const used = variablesUsed(css, (node) => isMatched(node) && !canWait(node));
  const isCritical = (node: CssNode) => {
    if (canWait(node)) return false;
    if (node.type === 'rule') return isMatched(node);
    if (node.type === 'decl') return used.has(node.prop) || !node.prop.startsWith('--');
    if (node.name === 'property') return used.has(node.params);
    return node.name === 'font-face';
  };
  return {
    critical: `@layer ${layersOf(css)};${filterCss(css, isCritical)}`,
    rest: filterCss(css, (node) => conditionsOf(node).includes('utilities') || !isCritical(node)),
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

/** What is for print, hover and browsers without `@property` can wait for the style sheet. */
function canWait(node: CssNode): boolean {
  return conditionsOf(node).some((condition) => /print|hover|^properties$/.test(condition));
}

/** States that need a script or an interaction, parts of form fields, and later siblings. */
const interactiveState =
  /~ ?\w|:(hover|active|open|popover-open|-moz)|\[(open|style|data-state|data-scrolled)|::(?!before|after)/;

/** Whether a selector's classes and elements are all among the names. */
const canMatch = (names: ReadonlySet<string>) => (selector: string) => {
  if (interactiveState.test(selector)) return false;
  const classes = /\.(?:\\.|[\w\u0080-\uffff-])+/g;
  const elements = /(?<![\w:.#[-])[a-z][a-z1-6]*/g;
  const plain = selector.replace(/(?<!\\)\[[^\]]*\]/g, '');
  const needed = [
    ...(plain.match(classes) ?? []).map((name) => name.replace(/\\(.)/g, '$1')),
    ...(plain.replace(classes, '').match(elements) ?? []),
  ];
  return needed.every((name) => names.has(name));
};

/** The custom properties that some rules use, directly or through those of the theme. */
function variablesUsed(css: string, isNeeded: (node: CssNode) => boolean): Set<string> {
  const used = new Set<string>();
  let text = filterCss(css, isNeeded);
  for (;;) {
    const found = [...text.matchAll(/--[\w-]+/g)].map(([name]) => name);
    const added = found.filter((name) => !used.has(name));
    if (added.length === 0) return used;
    for (const name of added) used.add(name);
    text = filterCss(css, (node) => node.type === 'decl' && added.includes(node.prop));
  }
}

/** A style sheet without the unwanted nodes and the rules that are empty without them. */
function filterCss(css: string, isWanted: (node: CssNode) => boolean): string {
  const sheet = postcss.parse(css);
  prune(sheet, isWanted);
  return sheet.toString().trim();
}

function prune(container: Container, isWanted: (node: CssNode) => boolean) {
  for (const node of [...(container.nodes ?? [])]) {
    if (isGroup(node)) prune(node, isWanted);
    const isGone = isGroup(node)
      ? node.nodes?.length === 0
      : node.type === 'comment' || !isWanted(node);
    if (isGone) node.remove();
  }
}

/** Layers and conditions contain rules; `:root` rules contain the values of a color scheme. */
function isGroup(node: ChildNode): node is AtRule | Rule {
  if (node.type === 'rule') return node.selector.startsWith(':root');
  return node.type === 'atrule' && ['layer', 'media', 'supports'].includes(node.name);
}

/** The layers and conditions around a node. */
function conditionsOf({ parent }: ChildNode): string[] {
  if (!parent || parent.type === 'root') return [];
  const around = conditionsOf(parent as ChildNode);
  return parent.type === 'atrule' ? [(parent as AtRule).params, ...around] : around;
}

/** The names of the layers in their order, with which the critical CSS begins. */
function layersOf(css: string): string {
  const layers = postcss
    .parse(css)
    .nodes.filter((node) => node.type === 'atrule')
    .filter(({ name }) => name === 'layer');
  return [...new Set(layers.map(({ params }) => params))].join();
}
