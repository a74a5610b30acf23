import type { CheerioAPI } from 'cheerio';

/** A text that a reader sees or hears, in the language that the page says it is in. */
export interface VisibleText {
  text: string;
  lang: string;
}

type Selection = ReturnType<typeof shownElements>;

const readAttributes = [
  'alt',
  'aria-label',
  'title',
  'placeholder',
  'label',
  'data-tooltip',
  'data-said',
];
const readMetadata =
  'meta[name="description"], meta[name="keywords"], meta[property="og:title"], meta[property="og:description"], meta[property="og:site_name"], meta[property$=":alt"]';
const readProperties = new Set(['name', 'description', 'text', 'serviceType']);
/** Code, and texts that other documents or elements contain as well. */
const unread = 'script, style, code, template, noscript';

/** Every text of a document: visible text, descriptions and metadata. */
export function visibleTexts($: CheerioAPI): VisibleText[] {
  const shown = shownElements($)
    .toArray()
    .filter((element) => $(element).closest(unread).length === 0)
    .flatMap((element) =>
      [ownText($, element), ...readAttributes.map((name) => $(element).attr(name) ?? '')].map(
        (text) => ({ text, lang: langOf($(element)) }),
      ),
    );
  const metadata = $(readMetadata)
    .toArray()
    .map((element) => ({ text: $(element).attr('content') ?? '', lang: langOf($(element)) }));
  const structured = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => structuredTexts(JSON.parse($(element).text()), langOf($(element))));
  return [...shown, ...metadata, ...structured]
    .map(({ text, lang }) => ({ text: text.replace(/\s+/g, ' ').trim(), lang }))
    .filter(({ text }) => text !== '');
}

function shownElements($: CheerioAPI) {
  return $('title, body *');
}

/** An element's own text, without that of inner elements; a name on the map as one text. */
function ownText($: CheerioAPI, element: Selection[number]): string {
  const isOnMap = $(element).closest('svg a').length > 0;
  if (isOnMap && !$(element).is('svg a')) return '';
  const nodes = isOnMap ? $(element).find('text').contents() : $(element).contents();
  return nodes
    .toArray()
    .map((node) => (node.type === 'text' ? node.data : ''))
    .join(' ');
}

function langOf(element: Selection): string {
  return element.closest('[lang]').attr('lang') ?? '';
}

function structuredTexts(value: unknown, lang: string, name = ''): VisibleText[] {
  if (typeof value === 'string') return readProperties.has(name) ? [{ text: value, lang }] : [];
  if (Array.isArray(value)) return value.flatMap((item) => structuredTexts(item, lang, name));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => structuredTexts(item, lang, key));
}
