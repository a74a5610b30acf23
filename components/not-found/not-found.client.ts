import { languageOfPath } from '../../lib/language';
import { spanishTemplate } from './spanish-template';

/** Shows the Spanish not-found page at a Spanish address, if the document contains it. */
export function showNotFoundInSpanish() {
  const template = document.querySelector<HTMLTemplateElement>(`#${spanishTemplate}`);
  if (!template || languageOfPath(location.pathname) !== 'es') return;
  document.documentElement.lang = 'es';
  document.title = template.title;
  for (const name of ['title', 'description'] as const) {
    const text = name === 'title' ? template.title : (template.dataset.description ?? '');
    const metas = `meta:is([name="${name}"], [property="og:${name}"], [name="twitter:${name}"])`;
    for (const meta of document.querySelectorAll(metas)) meta.setAttribute('content', text);
  }
  document.body.replaceChildren(template.content);
}
