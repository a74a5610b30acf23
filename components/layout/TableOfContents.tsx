import { ChevronDown } from 'lucide-react';
import { useSite } from '../ui/SiteContext';

/** The headings of a long page: collapsed on small screens, beside the text on large ones. */
export function TableOfContents({ headings }: { headings: { id: string; text: string }[] }) {
  const { t } = useSite();
  return (
    <nav aria-label={t('page.contents')} className="contents-list print:hidden">
      <details className="in-view group rounded-card border border-line bg-surface xl:border-0 xl:bg-transparent">
        <summary className="flex min-h-14 items-center px-5 py-2 font-semibold text-heading xl:px-0">
          {t('page.contents')}
          <ChevronDown className="ml-auto size-5 text-link group-open:rotate-180 xl:hidden" />
        </summary>
        <ol className="px-5 pb-4 text-small lg:border-l-2 lg:border-line xl:px-0">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1 max-xl:py-2.75 leading-snug text-link underline-offset-4 hover:underline xl:pl-4"
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
