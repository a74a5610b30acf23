import type { Page } from '../../lib/content/content.server';
import { longDate } from '../../lib/dates.server';
import { useSite } from '../ui/SiteContext';
import { SourceLink } from '../ui/SourceLink';

/** The sources of a page's facts, each with the day on which it was last checked. */
export function Sources({ sources }: { sources: NonNullable<Page['sources']> }) {
  const { t, language } = useSite();
  return (
    <section
      aria-labelledby="sources"
      className="mt-section max-w-measure border-t border-line pt-stack"
    >
      <h2 id="sources" className="text-h3">
        {t('page.sources')}
      </h2>
      <ul className="mt-3 max-w-measure text-small list-disc stacked-2 pl-5">
        {sources.map((source) => (
          <li key={`${source.name} ${source.url} ${source.claim}`}>
            {source.claim && `${source.claim}: `}
            <SourceLink source={source} /> ({t('page.checkedOn')}{' '}
            {longDate(source.checkedOn, language)})
          </li>
        ))}
      </ul>
    </section>
  );
}
