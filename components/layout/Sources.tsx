import type { Page } from '../../lib/content/content.server';
import { longDate } from '../../lib/dates';
import { useSite } from './SiteContext';

/** Where a page's facts come from, and when each was last looked up. */
export function Sources({ sources }: { sources: NonNullable<Page['sources']> }) {
  const { t, language } = useSite();
  return (
    <section
      aria-labelledby="sources"
      className="mt-section max-w-2xl border-t border-line pt-stack text-small"
    >
      <h2 id="sources" className="text-h3">
        {t('page.sources')}
      </h2>
      <ul className="mt-3 list-disc stacked-2 pl-5">
        {sources.map(({ claim, name, url, checkedOn }) => (
          <li key={`${name} ${url} ${claim}`}>
            {claim && `${claim}: `}
            <a
              href={url}
              rel="noreferrer"
              className="text-link underline underline-offset-4 wrap-anywhere"
            >
              {name}
            </a>{' '}
            ({t('page.checkedOn')} {longDate(checkedOn, language)})
          </li>
        ))}
      </ul>
    </section>
  );
}
