import { languageOfPath } from '../../lib/language';
import { spanishTemplate } from './spanish-template';

/** Shows the Spanish not-found page at a Spanish address, if the document contains it. */
export function showNotFoundInSpanish() {
  const template = document.getElementById(spanishTemplate);
  if (!(template instanceof HTMLTemplateElement)) return;
  if (languageOfPath(location.pathname) !== 'es') return;
  document.documentElement.lang = 'es';
  const { title = '', description = '' } = template.dataset;
  document.title = title;
  for (const [names, text] of [
    [['og:title', 'twitter:title'], title],
    [['description', 'og:description', 'twitter:description'], description],
  ] as const) {
    for (const name of names) {
      document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.setAttribute('content', text);
    }
  }
  document.body.replaceChildren(template.content);
}
