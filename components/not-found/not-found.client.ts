import { languageOfPath } from '../../lib/language';
import { announce } from '../ui/messages';
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

/**
 * On the not-found page, offers the page whose English or Spanish path ends as this address does: a
 * path with the wrong language's beginning. The sitemap says which two paths are one page.
 */
export async function offerPage() {
  const shown = document.querySelector<HTMLElement>('[data-offer]');
  const part = /\/[^/]+(?=\/*$)/.exec(location.pathname)?.[0];
  if (!shown || !part) return;
  const sitemap = await (await fetch('/sitemap.xml')).text();
  const pairs = sitemap.matchAll(/hreflang="en" href="(.+)".*\s+.*hreflang="es" href="(.+)"/g);
  const versions = [...pairs].map(([, ...addresses]) =>
    addresses.map((address) => new URL(address).pathname),
  );
  const [english, spanish] =
    versions.find((paths) => paths.some((path) => path.endsWith(part))) ?? [];
  if (!english || !spanish) return;

  const { lang } = document.documentElement;
  const path = lang === 'es' || spanish.endsWith(part) ? spanish : english;
  const template = document.querySelector<HTMLTemplateElement>(`#${spanishTemplate}`);
  const root = (path === spanish && template?.content) || document;
  const offer = root.querySelector<HTMLElement>('[data-offer]') ?? shown;
  const link = offer.querySelector('a') as HTMLAnchorElement;
  link.textContent = root.querySelector(`a[href="${path}"]`)?.textContent ?? path;
  link.href = path;
  offer.hidden = false;
  shown.replaceWith(offer);
  announce(offer.textContent);
}
