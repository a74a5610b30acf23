import CMS from '@sveltia/cms';
import { withoutSignatures } from '../content/signed-text';
import { localTime } from '../local-time';
import type { EditorSettings } from './config.server';
import { schemaOf, schemas } from './content-files.server';
import { type Entry, formatOf, readEntry, signers, writeEntry } from './form';
import { askBeforeLeaving } from './leave.client';
import { translationField } from './translation-field.client';
import { spanishConfig, translate } from './words';

/** What a hook of the editor is given of an entry: an immutable map. */
export interface EntryMap {
  getIn(path: readonly string[]): unknown;
  setIn(path: string[], value: unknown): EntryMap;
  deleteIn(path: string[]): EntryMap;
}

/** Where an entry has each language; a file of facts has the first alone. */
const sides = [['data'], ['i18n', 'es', 'data']] as const;

const { config, timeZone, pictures, spanish }: EditorSettings = await (
  await fetch('/admin/settings.json')
).json();

for (const [name, schema] of Object.entries(schemas)) {
  CMS.registerCustomFormat(formatOf(name), name.startsWith('page-') ? 'md' : 'yaml', {
    fromFile: (text) => readEntry(schema, text, pictures),
    toFile: (entry) => writeEntry(schema, entry),
  });
}
CMS.registerFieldType('translation', translationField(fingerprintOf));
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => sign(entry as EntryMap) as never,
});

// As the editor itself chooses the language of its buttons.
const { locale = 'auto' } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
const isSpanish = (locale === 'auto' ? navigator.language : locale).startsWith('es');
const inSpanish = (text: string) => (isSpanish ? translate(spanish, text) : text);
CMS.init({ config: isSpanish ? spanishConfig(config, inSpanish) : config });
const sheet = new CSSStyleSheet();
// A box for a text is as high as the text, not five lines at least. The buttons of translating machines,
// which the policy keeps from them, are hidden.
sheet.replaceSync(`.text-area > :is(textarea, .clone) { min-height: 0 !important }
  button:is([title^="Translate "], [title^="Traducir "]) { display: none }`);
document.adoptedStyleSheets.push(sheet);
askBeforeLeaving(isSpanish ? '¿Salir sin guardar?' : 'Leave without saving?');

/**
 * Writes the fingerprints that staff cannot: of the text that somebody approved or reviewed, and of
 * the English that the Spanish was accepted for.
 */
async function sign(given: EntryMap): Promise<EntryMap> {
  let entry = given;
  for (const side of sides) {
    for (const [act, name] of Object.entries(signers)) {
      if (entry.getIn([...side, act]) !== true) continue;
      entry = entry
        .deleteIn([...side, act])
        .setIn([...side, `${name}On`], localTime(Date.now(), timeZone).slice(0, 10))
        .setIn([...side, `${name}Text`], await fingerprintOf(entry, side));
    }
  }
  if (entry.getIn(['data', 'accept']) !== true) return entry;
  const english = await fingerprintOf(entry, ['data']);
  return entry.deleteIn(['data', 'accept']).setIn(['i18n', 'es', 'data', 'translationOf'], english);
}

/** The fingerprint of one language's file, as the build takes it of the file that will be saved. */
async function fingerprintOf(entry: EntryMap, side: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(withoutSignatures(fileOf(entry, side)));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 12);
}

/** The file that will be saved of one language. */
function fileOf(entry: EntryMap, side: readonly string[]): string {
  const data = entry.getIn(side) as { toJS(): Entry };
  const name = String(entry.getIn(['path'])).replace(/^content\//, '');
  return writeEntry(schemas[schemaOf(name)] ?? {}, data.toJS());
}
