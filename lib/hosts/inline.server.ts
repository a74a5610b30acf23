import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** A document as it was built. */
export interface BuiltDocument {
  /** Its file below `dist/client`. */
  file: string;
  html: string;
}

/** What a browser reads as data asks for no permission. */
const dataType = /json$/;

/**
 * Hashes of the scripts that stand in the documents, `sha256-…`; one header has to fit every
 * page. A page may carry none.
 * @throws naming the documents whose scripts are not those of the others
 */
export function inlineScriptHashes(documents: readonly BuiltDocument[]): string[] {
  const read = documents.map(({ file, html }) => ({ file, ...readScripts(html) }));
  const scripts = read.filter(({ executed }) => executed.length > 0);
  const expected = scripts[0]?.executed.join();
  const others = scripts.filter(({ executed }) => executed.join() !== expected);
  if (others.length > 0) {
    throw new Error(
      `Every page has to carry the same inline scripts, which one header allows; these carry others than ${scripts[0]?.file}:\n${others.map(({ file }) => `  ${file}`).join('\n')}`,
    );
  }
  const rules = new Set(read.flatMap(({ rules }) => rules));
  if (rules.size > 1) {
    throw new Error('Every page that carries speculation rules has to carry the same ones.');
  }
  return [...(scripts[0]?.executed ?? []), ...rules];
}

/**
 * Hashes of the style sheets that stand in the documents; one header has to fit every page.
 * @throws if they are not the same in all that carry one
 */
export function inlineStyleHashes(documents: readonly BuiltDocument[]): string[] {
  const hashes = documents.map(({ html }) => {
    const $ = load(html);
    return $('style')
      .toArray()
      .map((element) => hashOf($(element).text()))
      .join();
  });
  const different = [...new Set(hashes.filter(Boolean))];
  if (different.length > 1) {
    throw new Error('Every page has to carry the same inline styles, which one header allows.');
  }
  return different[0]?.split(',') ?? [];
}

function readScripts(html: string) {
  const $ = load(html);
  const inline = $('script:not([src])')
    .toArray()
    .map((element) => ({ type: $(element).attr('type') ?? '', hash: hashOf($(element).text()) }))
    .filter(({ type }) => !dataType.test(type));
  const hashes = (isRules: boolean) =>
    inline.filter(({ type }) => (type === 'speculationrules') === isRules).map(({ hash }) => hash);
  return { executed: hashes(false), rules: hashes(true) };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
