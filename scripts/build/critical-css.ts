import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { criticalStyles } from '../../components/document/assets.server';
import { listFiles, sha256 } from '../lib/files';

/**
 * Decides about a node that is never divided: a rule, `@property` or a value of the theme.
 * @param groups the names of the layers and the conditions around the node, the outermost first
 */
type NodePredicate = (node: ChildNode, groups: readonly string[]) => boolean;

/**
 * Divides the style sheet of a build: writes the critical CSS into all documents and the rest into a new
 * style sheet, which is named after its content.
 * @param client the folder `client` of the build
 */
export function divideStyles(client: string) {
  const documents = listFiles(client, '.html').map((file) => join(client, file));
  const sheet = listFiles(client, '.css')[0] ?? '';
  const { critical, rest } = splitCriticalCss(
    readFileSync(join(client, sheet), 'utf8'),
    documents.map((file) => firstScreen(readFileSync(file, 'utf8'), sheet)),
  );
  const dividedSheet = `assets/static/style.${sha256(rest).slice(0, 8)}.css`;
  rmSync(join(client, sheet));
  writeFileSync(join(client, dividedSheet), rest);
  for (const file of documents) {
    const html = readFileSync(file, 'utf8').replace(criticalStyles, () => critical);
    writeFileSync(file, html.replaceAll(sheet, dividedSheet));
  }
}

/** A document up to its style sheet, without the content of closed menus. */
const firstScreen = (html: string, sheet: string) =>
  html.slice(0, html.indexOf(sheet)).replace(/<\/summary>.*?<\/details>/gs, '');

/**
 * Divides a style sheet into two:
 * - the critical CSS has the rules that can match elements of the first screens, and the custom properties that these use.
 *   It lacks what can wait: rules for paper, for an element that is hovered or used, and web fonts;
 * - the rest has everything else. It repeats utilities, because their order decides which of them counts, and lists of
 *   fonts, because the critical ones name no web font.
 *
 * In other layers critical rules come before the rest, so components must not depend on the order of their rules.
 * @param firstScreens HTML of pages, each up to the end of its first screen
 * @returns the critical CSS, for every page, and the style sheet that follows it
 */
function splitCriticalCss(css: string, firstScreens: readonly string[]) {
  const names = namesIn(firstScreens.join(''));
  const isRuleOfFirstScreen: NodePredicate = (node, groups) =>
    node.type === 'rule' && !canWait(groups) && node.selectors.some(canMatch(names));
  const used = variablesUsed(css, isRuleOfFirstScreen);
  const isCritical: NodePredicate = (node, groups) => {
    if (canWait(groups)) return false;
    if (node.type === 'decl') return used.has(node.prop) || !node.prop.startsWith('--');
    if (node.type !== 'atrule') return isRuleOfFirstScreen(node, groups);
    if (node.name === 'font-face') return !isWebFont(node);
    return node.name === 'property' && used.has(node.params);
  };
  const isRepeated: NodePredicate = (node, groups) =>
    groups.includes('utilities') || isFontList(node);
  // The first rule names all layers, because a browser takes their order from where each is named first.
  const layers = [...css.matchAll(/@layer ([^;{]+?)\s*[;{]/g)].map(([, list]) => list);
  return {
    critical: `@layer ${[...new Set(layers)].join()};${filterCss(withoutWebFonts(css), isCritical)}`,
    rest: filterCss(css, (node, groups) => isRepeated(node, groups) || !isCritical(node, groups)),
  };
}

/** Whether a `@font-face` rule loads a file. It waits for the style sheet, so that it does not delay the first paint. */
const isWebFont = (node: ChildNode) => `${node}`.includes('url(');

/** Whether a node is a custom property with a list of font families. */
const isFontList = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('--font-');

/**
 * A style sheet whose lists of families do not name the web fonts: while these have no rule, a browser looks for fonts of
 * their names on the device, for each list before its first text.
 */
function withoutWebFonts(css: string): string {
  const webFonts = new Set<string>();
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.walkDecls('font-family', ({ value }) => {
      if (isWebFont(rule)) webFonts.add(unquoted(value));
    });
  });
  sheet.walkDecls((node) => {
    if (!isFontList(node)) return;
    const families = node.value.split(/\s*,\s*/);
    node.value = families.filter((family) => !webFonts.has(unquoted(family))).join(', ');
  });
  return sheet.toString();
}

const unquoted = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2');

/** The names of the classes and elements in HTML: `.flex`, `nav`. */
function namesIn(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][a-z1-6]*)/g)].map(([, name = '']) => name);
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list));
  const classes = [...lists].flatMap((list) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(' '),
  );
  return new Set([...elements, ...classes.map((name) => `.${name}`)]);
}

/**
 * Whether what stands in some groups can wait: rules for print and hover, and Tailwind's layer `properties`, which is for
 * browsers without `@property`.
 */
const canWait = (groups: readonly string[]) =>
  groups.some((group) => group === 'properties' || /print|hover/.test(group));

/** Parts of a selector that matches nothing before a script or an interaction, or that can wait. */
const waitingParts = [
  // A later sibling: `~ p`.
  /~ ?\w/,
  // A state that an interaction brings about, and Firefox's own states and parts of form fields.
  /:(hover|active|focus-visible|open|popover-open|-moz)/,
  // An attribute that a script or an interaction sets.
  /\[(open|style|aria-busy|data-state|data-scrolled)/,
  // A part of a form field or of an entry of a list, such as `::placeholder` and `::marker`.
  /::(?!before|after)/,
];

/** Makes the function that tests whether a selector can match an element of the first screens. */
const canMatch = (names: ReadonlySet<string>) => {
  const parse = selectorParser();
  return (selector: string): boolean =>
    !waitingParts.some((part) => part.test(selector)) &&
    parse.astSync(selector).every((part) => hasNames(part, names));
};

/**
 * Whether all classes and elements of a selector are among the names: of `:is(…)` and the like one alternative, of
 * `:not(…)` none. Ids, attributes, places such as `:nth-child(2)` and states may or may not match.
 */
function hasNames(selector: selectorParser.Selector, names: ReadonlySet<string>): boolean {
  return selector.every((node) => {
    if (node.type === 'class') return names.has(`.${node.value}`);
    if (node.type === 'tag') return names.has(node.value);
    if (node.type !== 'pseudo' || ![':is', ':where', ':has'].includes(node.value)) return true;
    return node.some((alternative) => hasNames(alternative, names));
  });
}

/** The custom properties that the chosen rules use, directly or through other custom properties. */
function variablesUsed(css: string, isChosen: NodePredicate): Set<string> {
  const used = new Set<string>();
  let text = filterCss(css, isChosen);
  for (;;) {
    const found = [...text.matchAll(/--[\w-]+/g)].map(([name]) => name);
    const added = found.filter((name) => !used.has(name));
    if (added.length === 0) return used;
    for (const name of added) used.add(name);
    text = filterCss(css, (node) => node.type === 'decl' && added.includes(node.prop));
  }
}

/** A style sheet with the kept nodes alone, and without groups that have become empty. */
function filterCss(css: string, isKept: NodePredicate): string {
  const sheet = postcss.parse(css);
  prune(sheet, isKept);
  return sheet.toString().trim();
}

/**
 * Removes the nodes that are not kept from a container.
 * @param groups the names of the layers and the conditions around the container
 */
function prune(container: Container, isKept: NodePredicate, groups: readonly string[] = []) {
  for (const node of [...(container.nodes ?? [])]) {
    if (isGroup(node)) {
      prune(node, isKept, node.type === 'atrule' ? [...groups, node.params] : groups);
      if (node.nodes?.length === 0) node.remove();
    } else if (node.type === 'comment' || !isKept(node, groups)) node.remove();
  }
}

/** Whether a node is divided: a layer, a condition, or a `:root` rule with the values of a color scheme. */
function isGroup(node: ChildNode): node is AtRule | Rule {
  if (node.type === 'rule') return node.selector.startsWith(':root');
  return node.type === 'atrule' && ['layer', 'media', 'supports', 'container'].includes(node.name);
}
