import CMS from '@sveltia/cms';
import { signatureFields } from '../content/signed-text';
import { localTime } from '../time/local-time';
import type { EditorSettings } from './config.server';
import { digitsField, type EntryMap, fingerprintOf, translationField } from './fields.client';
import { askBeforeLeaving } from './leave.client';

/** The paths of the English and the Spanish data in an entry. A file of facts has only the first. */
const sides = [['data'], ['i18n', 'es', 'data']] as const;

/** The boxes by which staff sign a page, with the fields of each signature. */
// The names are also in `config.server.ts`, and in `unsigned` of `lib/content/signed-text.ts`: otherwise a tick changes the signed text.
const signingBoxes = [
  { box: 'approve', field: signatureFields.approved },
  { box: 'review', field: signatureFields.reviewed },
];

const { config, timeZone }: EditorSettings = await (await fetch('/admin/settings.json')).json();

CMS.registerFieldType('digits', digitsField());
CMS.registerFieldType('translation', translationField());
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => sign(entry as EntryMap) as never,
});

// The editor chooses the language of its buttons in the same way.
const { locale = 'auto' } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
const isSpanish = (locale === 'auto' ? navigator.language : locale).startsWith('es');
CMS.init({ config: config[isSpanish ? 'es' : 'en'] });
const sheet = new CSSStyleSheet();
// The box of a text is as high as the text, not at least five lines. The buttons for machine translation are
// hidden, because the policy blocks their requests.
sheet.replaceSync(`.text-area > :is(textarea, .clone) { min-height: 0 !important }
  button:is([title^="Translate "], [title^="Traducir "]) { display: none }
  input[inputmode="decimal"] { font: inherit; padding: 4px 8px }`);
document.adoptedStyleSheets.push(sheet);
askBeforeLeaving(isSpanish ? '¿Salir sin guardar?' : 'Leave without saving?');

/**
 * Turns the boxes that staff have ticked into fields of the file: the day and the fingerprint of a text that
 * was approved or reviewed, and the fingerprint of the English text for which the Spanish one was accepted.
 */
async function sign(given: EntryMap): Promise<EntryMap> {
  let entry = given;
  const isAccepted = given.getIn(['data', 'accept']) === true;
  for (const side of sides.filter((side) => given.getIn(side))) {
    for (const { box, field } of signingBoxes) {
      if (entry.getIn([...side, box]) === true) {
        entry = entry
          .setIn([...side, field.on], localTime(Date.now(), timeZone).slice(0, 10))
          .setIn([...side, field.text], await fingerprintOf(given, side));
      }
      entry = entry.deleteIn([...side, box]);
    }
    entry = entry.deleteIn([...side, 'accept']);
  }
  if (!isAccepted) return entry;
  return entry.setIn(['i18n', 'es', 'data', 'translationOf'], await fingerprintOf(given, ['data']));
}
