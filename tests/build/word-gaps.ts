import type { CheerioAPI } from 'cheerio';

type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

/** Elements before and after which every program that reads HTML starts a new line or field. */
const apart = new Set(
  'address article aside blockquote br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section select summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const unread = new Set(['head', 'noscript', 'script', 'style', 'template']);
/** Languages that write a number and a bracket without a space between them. */
const unspaced = new Set(['ko', 'zh-Hant']);

/**
 * Words of neighboring elements without a space between them in the HTML: "(239) 555-0100Book Now"
 * for text browsers, translators, search engines and reading aids that do not lay the page out.
 */
export function gluedWords($: CheerioAPI): string[] {
  const glued: string[] = [];
  let before = '';
  const read = (node: Node) => {
    if (node.type === 'text') {
      // U+2066 begins a number in a text from right to left.
      if (/[^\s([«“"'¿¡/–\u2066-]$/.test(before) && /^[\p{L}\p{N}¿¡«(]/u.test(node.data)) {
        glued.push(`${before.slice(-30)}|${node.data.slice(0, 30)}`);
      }
      before = node.data || before;
    } else if (
      'children' in node &&
      !('name' in node && (unread.has(node.name) || unspaced.has(node.attribs.lang ?? '')))
    ) {
      const isApart = 'name' in node && apart.has(node.name);
      if (isApart) before = '';
      node.children.forEach(read);
      if (isApart) before = '';
    }
  };
  $('body').contents().toArray().forEach(read);
  return glued;
}
