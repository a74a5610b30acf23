import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** A document as it was built. */
export interface BuiltDocument {
  /** Its file below `dist/client`. */
  file: string;
  html: string;
}

/** Types of scripts that are data, to which the policy does not apply. */
const dataType = /json$/;

/**
 * Hashes of the documents' inline scripts, `sha256-…`. One header is sent with every page, so all
 * pages that have scripts must have the same ones.
 * @throws with the names of documents that have other scripts
 */
export function inlineScriptHashes(documents: readonly BuiltDocument[]): string[] {
  const read = documents.map(({ file, html }) => ({ file, ...readScripts(html) }));
  const scripts = read.filter(({ executed }) => executed.length > 0);
  const expected = scripts[0]?.executed.join();
  const others = scripts.filter(({ executed }) => executed.join() !== expected);
  if (others.length > 0) {
    throw new Error(
      `Inline scripts must be the same on every page, since one header allows them. They differ from those of ${scripts[0]?.file} in:\n${others.map(({ file }) => `  ${file}`).join('\n')}`,
    );
  }
  const rules = new Set(read.flatMap(({ rules }) => rules));
  if (rules.size > 1) {
    throw new Error('Speculation rules must be the same on every page that has them.');
  }
  return [...(scripts[0]?.executed ?? []), ...rules];
}

/**
 * Hashes of the documents' inline style sheets; one header is sent with every page.
 * @throws with the names of documents that have other style sheets
 */
export function inlineStyleHashes(documents: readonly BuiltDocument[]): string[] {
  const read = documents.flatMap(({ file, html }) => {
    const $ = load(html);
    const hashes = $('style')
      .toArray()
      .map((element) => hashOf($(element).text()));
    return hashes.length > 0 ? { file, hashes } : [];
  });
  const [first] = read;
  const others = read.filter(({ hashes }) => hashes.join() !== first?.hashes.join());
  if (others.length > 0) {
    throw new Error(
      `Inline styles must be the same on every page, since one header allows them. They differ from those of ${first?.file} in:\n${others.map(({ file }) => `  ${file}`).join('\n')}`,
    );
  }
  return first?.hashes ?? [];
}

function readScripts(html: string) {
  const $ = load(html);
  const inline = $('script:not([src])')
    .toArray()
    .map((element) => ({ type: $(element).attr('type') ?? '', hash: hashOf($(element).text()) }))
    .filter(({ type }) => !dataType.test(type));
  const hashes = (isRules: boolean) =>
    inline.filter(({ type }) => (type === 'speculationrules') === isRules).map(({ hash }) => hash);
  // The not-found page contains each twice: the Spanish page is in its template.
  return { executed: [...new Set(hashes(false))], rules: hashes(true) };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
