import CMS from '@sveltia/cms';
import type { EditorSettings } from './config.server';
import { digitsField, type EntryMap, translationField } from './fields.client';
import { askBeforeLeaving } from './leave.client';
import { sign } from './sign.client';

const { config, timeZone }: EditorSettings = await (await fetch('/admin/settings.json')).json();

CMS.registerFieldType('digits', digitsField());
CMS.registerFieldType('translation', translationField());
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => sign(entry as EntryMap, timeZone) as never,
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
