import '../+client';
import { whenParsed } from '../../components/document/when-parsed.client';
import { languageOfPath } from '../../lib/language';
import { spanishTemplate } from './spanish-template';

whenParsed(() => {
  const template = document.getElementById(spanishTemplate);
  if (template instanceof HTMLTemplateElement && languageOfPath(location.pathname) === 'es') {
    showSpanish(template);
  }
});

function showSpanish({ content, dataset }: HTMLTemplateElement) {
  document.documentElement.lang = 'es';
  const { title = '', description = '' } = dataset;
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
  document.body.replaceChildren(content);
  dispatchEvent(new Event('pageswapped'));
}
