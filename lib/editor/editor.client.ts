import CMS from '@sveltia/cms';
import type { Fault } from '../content/faults.server';
import { withoutSignatures } from '../content/signed-text';
import { localTime } from '../local-time';
import type { EditorSettings } from './config.server';
import { schemaOf, schemas } from './content-files.server';
import { describeCopied, describeFault, differencesBetween, faultsIn } from './faults';
import { type Entry, formatOf, readEntry, signers, unequalLists, writeEntry } from './form';
import { askBeforeLeaving } from './leave.client';
import { translationField } from './translation-field.client';
import { spanishConfig, translate, words } from './words';

/** What a hook of the editor is given of an entry: an immutable map. */
export interface EntryMap {
  getIn(path: readonly string[]): unknown;
  setIn(path: string[], value: unknown): EntryMap;
  deleteIn(path: string[]): EntryMap;
}

/** Where an entry has each language; a file of facts has the first alone. */
const sides = [['data'], ['i18n', 'es', 'data']] as const;

const { config, timeZone, pictures, spanish, facts, towns }: EditorSettings = await (
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
  handler: ({ entry }) => {
    refuseUnequalLists(entry as EntryMap);
    refuseFaults(entry as EntryMap);
    askAboutDifferences(entry as EntryMap);
    askAboutCopy(entry as EntryMap);
    return sign(entry as EntryMap) as never;
  },
});
CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => sayNext(entry as EntryMap) });

// As the editor itself chooses the language of its buttons.
const { locale = 'auto' } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
const isSpanish = (locale === 'auto' ? navigator.language : locale).startsWith('es');
const inSpanish = (text: string) => (isSpanish ? translate(spanish, text) : text);
CMS.init({ config: isSpanish ? spanishConfig(config, inSpanish) : config });
const sheet = new CSSStyleSheet();
// A box for a text is as high as the text, not five lines at least. The buttons of translating machines,
// which the policy keeps from them, are hidden. Each fault of a refused Save has a line.
sheet.replaceSync(`.text-area > :is(textarea, .clone) { min-height: 0 !important }
  button:is([title^="Translate "], [title^="Traducir "]) { display: none }
  [role="alertdialog"] .error { white-space: pre-line }`);
document.adoptedStyleSheets.push(sheet);
askBeforeLeaving(isSpanish ? '¿Salir sin guardar?' : 'Leave without saving?');

/** Refuses to save a page of which one language has more entries in a list than the other. */
function refuseUnequalLists(entry: EntryMap) {
  const read = (side: string[]) => (entry.getIn(side) as { toJS(): Entry } | undefined)?.toJS();
  const unequal = unequalLists(read(['data']), read(['i18n', 'es', 'data'])).map(
    ({ name, english, spanish }) =>
      isSpanish
        ? `${inSpanish(words(name))}: ${english} en inglés, ${spanish} en español.`
        : `${words(name)}: ${english} in English, ${spanish} in Spanish.`,
  );
  if (unequal.length === 0) return;
  const remedy = isSpanish
    ? 'Los dos idiomas necesitan la misma cantidad.'
    : 'Both languages need as many.';
  refuse([...unequal, remedy].join(' '));
}

/** Refuses to save what the build would refuse, in the words of the form. */
function refuseFaults(entry: EntryMap) {
  const faults = filesOf(entry).flatMap((file) => faultsIn(file, facts));
  if (faults.length > 0) refuse(describe(faults));
}

const describe = (faults: Fault[]) =>
  faults.map((fault) => describeFault(fault, inSpanish)).join('\n');

/** Saves a page whose languages differ only after a question: somebody else may write the other one. */
function askAboutDifferences(entry: EntryMap) {
  const [english, spanish] = filesOf(entry);
  const faults = english && spanish ? differencesBetween(english, spanish) : [];
  if (faults.length > 0)
    ask(describe(faults), 'Until both languages agree, nothing new is on the site.');
}

/** Saves a town's page that still names the town of which it is a copy only after a question. */
function askAboutCopy(entry: EntryMap) {
  if (!facts || !townOf(entry)) return;
  const others = towns.filter((id) => id !== facts.en.officePage);
  const copied = filesOf(entry).flatMap((file) => describeCopied(file, others, inSpanish));
  if (copied.length > 0) ask(copied.join('\n'), 'A copied page needs the facts of its own town.');
}

/** A new town's page is no page of the site yet. */
function sayNext(entry: EntryMap) {
  const id = townOf(entry);
  if (!id || towns.includes(id)) return;
  const name = id.replace('towns/', '');
  alert(inSpanish(`Saved. If it is not there yet: Facts, Towns, Add Town, with the Id ${name}.`));
}

const townOf = (entry: EntryMap) =>
  /towns\/[\w-]+(?=\.md$)/.exec(String(entry.getIn(['path'])))?.[0];

/** Keeps the form open unless whoever saves wants it so. */
function ask(reason: string, rule: string) {
  const isMeant = confirm([reason, `${inSpanish(rule)} ${inSpanish('Save it so?')}`].join('\n\n'));
  if (!isMeant) refuse(reason);
}

/** Keeps the form open; the editor shows the cause of an error of this name. */
function refuse(reason: string): never {
  throw new Error('saving_failed', { cause: new Error(reason) });
}

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
  const text = new TextEncoder().encode(withoutSignatures(fileOf(entry, side)?.text ?? ''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 12);
}

const filesOf = (entry: EntryMap) => sides.flatMap((side) => fileOf(entry, side) ?? []);

/** The file that will be saved of one language; undefined where an entry has no such language. */
function fileOf(entry: EntryMap, side: readonly string[]) {
  const data = entry.getIn(side) as { toJS(): Entry } | undefined;
  const english = String(entry.getIn(['path'])).replace('content/', '');
  const name = side === sides[1] ? english.replace(/^en/, 'es') : english;
  return data && { name, text: writeEntry(schemas[schemaOf(name)] ?? {}, data.toJS()) };
}
