import { useSite } from '../ui/SiteContext';

/** The offer of free language help, each in its own language and direction (45 CFR 92.11). */
export function LanguageHelp() {
  const { t, languageHelp } = useSite();
  return (
    <section aria-labelledby="language-help" className="max-w-measure">
      <h2 id="language-help" className="mb-4 text-h2-article">
        {t('languageHelp.heading')}
      </h2>
      <dl className="stacked-4">
        {languageHelp.map(({ lang, name, direction, text }) => (
          <div key={lang} lang={lang} dir={direction}>
            <dt className="font-semibold">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
