import { languageOfPath } from '../../lib/language';
import { endOfAddress, type KnownPage } from './end-of-address';
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

/** Names the page whose address, in either language, ends like the one that was not found. */
export function nameMeantPage() {
  const line = document.querySelector<HTMLElement>('[data-pages][hidden]');
  if (!line) return;
  const end = endOfAddress(location.pathname);
  const pages: KnownPage[] = JSON.parse(line.dataset.pages ?? '');
  const meant = pages.find(({ ends }) => end !== '' && ends.includes(end));
  if (!meant) return;
  const link = document.createElement('a');
  link.href = meant.address;
  link.textContent = meant.name;
  link.className = 'link font-semibold';
  line.append(link);
  line.hidden = false;
}
