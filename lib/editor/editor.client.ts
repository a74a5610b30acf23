import CMS from '@sveltia/cms';
import { localTime } from '../local-time';
import type { EditorSettings } from './config.server';
import { digitsField, type EntryMap, fingerprintOf, translationField } from './fields.client';
import { askBeforeLeaving } from './leave.client';

/** Where an entry has each language; a file of facts has the first alone. */
const sides = [['data'], ['i18n', 'es', 'data']] as const;

/** What staff say of a page's text, and how the names of the fields begin that are written then. */
const signers = { approve: 'approved', review: 'reviewed' };

const { config, timeZone }: EditorSettings = await (await fetch('/admin/settings.json')).json();

CMS.registerFieldType('digits', digitsField());
CMS.registerFieldType('translation', translationField());
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => sign(entry as EntryMap) as never,
});

// As the editor itself chooses the language of its buttons.
const { locale = 'auto' } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
const isSpanish = (locale === 'auto' ? navigator.language : locale).startsWith('es');
CMS.init({ config: config[isSpanish ? 'es' : 'en'] });
const sheet = new CSSStyleSheet();
// A box for a text is as high as the text, not five lines at least. The buttons of translating machines,
// which the policy keeps from them, are hidden.
sheet.replaceSync(`.text-area > :is(textarea, .clone) { min-height: 0 !important }
  button:is([title^="Translate "], [title^="Traducir "]) { display: none }
  input[inputmode="decimal"] { font: inherit; padding: 4px 8px }`);
document.adoptedStyleSheets.push(sheet);
askBeforeLeaving(isSpanish ? '¿Salir sin guardar?' : 'Leave without saving?');

/**
 * Writes the fingerprints that staff cannot: of the text that somebody approved or reviewed, and of
 * the English that the Spanish was accepted for. What they ticked for it is in no file.
 */
async function sign(given: EntryMap): Promise<EntryMap> {
  let entry = given;
  const isAccepted = given.getIn(['data', 'accept']) === true;
  for (const side of sides.filter((side) => given.getIn(side))) {
    for (const [act, name] of Object.entries(signers)) {
      if (entry.getIn([...side, act]) === true) {
        entry = entry
          .setIn([...side, `${name}On`], localTime(Date.now(), timeZone).slice(0, 10))
          .setIn([...side, `${name}Text`], await fingerprintOf(given, side));
      }
      entry = entry.deleteIn([...side, act]);
    }
    entry = entry.deleteIn([...side, 'accept']);
  }
  if (!isAccepted) return entry;
  return entry.setIn(['i18n', 'es', 'data', 'translationOf'], await fingerprintOf(given, ['data']));
}
