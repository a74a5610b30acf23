import { languageName, splitByLanguage } from '../../lib/content/language-marks.server';
import type { SourceReference } from '../../lib/content/schemas/fields.server';
import { useSite } from './SiteContext';

/** A link to a source; names its language where that is not the page's. */
export function SourceLink({ source }: { source: SourceReference }) {
  const { t, language } = useSite();
  const { name, url, lang } = source;
  return (
    <>
      <a
        href={url}
        hrefLang={lang}
        rel="noreferrer"
        className="py-1 text-link underline underline-offset-4 wrap-anywhere"
      >
        {splitByLanguage(name).map(({ text, lang }) =>
          lang ? (
            <span key={text} lang={lang}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </a>
      {lang && lang !== language && ` (${t('page.inLanguage')} ${languageName(lang, language)})`}
    </>
  );
}
