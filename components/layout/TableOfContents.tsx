import { ChevronDown } from 'lucide-react';
import { useSite } from '../ui/SiteContext';

/** A heading of an article, as the table of contents lists it. */
export interface ArticlePart {
  id: string;
  text: string;
}

/** The number of headings from which a page is long. */
const manyHeadings = 6;

/**
 * The headings of a page: beside the text on the largest screens; on smaller ones collapsed, and only
 * for a long page.
 */
export function TableOfContents({ headings }: { headings: ArticlePart[] }) {
  const { t } = useSite();
  const isLong = headings.length >= manyHeadings;
  return (
    <nav
      aria-label={t('page.contents')}
      className={`contents-list print:hidden ${isLong ? '' : 'contents-short'}`}
    >
      <details className="in-view group rounded-card border border-line bg-surface @min-[75rem]:border-0 @min-[75rem]:bg-transparent">
        <summary className="flex min-h-14 items-center px-5 py-2 font-semibold text-heading @min-[75rem]:px-0">
          {t('page.contents')}
          <ChevronDown className="ml-auto size-5 text-link group-open:rotate-180 @min-[75rem]:hidden" />
        </summary>
        <ol className="px-5 pb-4 text-small lg:border-l-2 lg:border-line @min-[75rem]:px-0">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1 @max-[75rem]:py-2.75 leading-snug text-link underline-offset-4 hover:underline @min-[75rem]:pl-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
