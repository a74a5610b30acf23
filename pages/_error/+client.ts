import { languageOfPath } from '../../lib/language';
import { spanishTemplate } from './spanish-template';

const template = document.getElementById(spanishTemplate);
if (template instanceof HTMLTemplateElement && languageOfPath(location.pathname) === 'es') {
  showSpanish(template);
}

function showSpanish({ content, dataset }: HTMLTemplateElement) {
  document.documentElement.lang = 'es';
  document.title = dataset.title ?? document.title;
  for (const name of ['description', 'og:description', 'twitter:description']) {
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.setAttribute('content', dataset.description ?? '');
  }
  document.body.replaceChildren(content);
}
