import { ChevronDown } from 'lucide-react';
import { languageName } from '../../lib/content/language-tags.server';
import type { SourceReference } from '../../lib/content/schemas/fields.server';
import { splitByLanguage } from '../../lib/content/text/language-parts.server';
import type { Page } from '../../lib/content/types';
import { longDate } from '../../lib/time/format.server';
import { useSite } from '../ui/SiteContext';

/**
 * The sources of a page, with the day since which all of them have been checked. They are folded,
 * because few visitors look them up, and not printed.
 */
export function Sources({ sources }: { sources: NonNullable<Page['sources']> }) {
  const { t, language } = useSite();
  const [earliest = ''] = sources.map(({ checkedOn }) => checkedOn).sort();
  return (
    <section aria-labelledby="sources" className="border-t border-line pt-stack print:hidden">
      <details className="group">
        <summary className="flex min-h-12 items-center gap-2 text-heading hover:text-link">
          <h2 id="sources" className="text-h3">
            {t('page.sources')}
          </h2>
          <ChevronDown className="size-5 text-link group-open:rotate-180" />
        </summary>
        <p className="mt-3 text-small text-soft">
          {t('page.checkedOn')} {longDate(earliest, language)}.
        </p>
        <ul className="mt-3 max-w-measure text-small list-disc stacked-2 pl-5">
          {sources.map((source) => (
            <li key={`${source.name} ${source.url} ${source.claim}`}>
              <SourceLink source={source} claim={source.claim} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/**
 * A link to a source. It names the language of the source if that differs from the page's.
 * @param claim what the source is for. It is part of the link, because a page may name two articles of one newspaper
 */
export function SourceLink({
  source,
  claim,
}: {
  source: SourceReference;
  claim?: string | undefined;
}) {
  const { t, language } = useSite();
  const { name, url, lang } = source;
  return (
    <>
      <a href={url} hrefLang={lang} rel="noreferrer" className="py-1 link wrap-anywhere">
        {claim && `${claim}: `}
        {splitByLanguage(name).map((part) =>
          part.lang ? (
            <span key={part.text} lang={part.lang}>
              {part.text}
            </span>
          ) : (
            part.text
          ),
        )}
      </a>
      {lang && lang !== language && ` (${t('page.inLanguage')} ${languageName(lang, language)})`}
    </>
  );
}
