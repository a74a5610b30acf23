import { ChevronDown } from 'lucide-react';
import { useSite } from '../ui/SiteContext';

/** The headings of a long page: collapsed on small screens, beside the text on large ones. */
export function TableOfContents({ headings }: { headings: { id: string; text: string }[] }) {
  const { t } = useSite();
  return (
    <nav
      aria-label={t('page.contents')}
      className="contents-list mb-stack lg:col-start-2 lg:mb-0 print:hidden"
    >
      <details className="group rounded-card border border-line bg-surface lg:sticky lg:top-32 lg:border-0 lg:bg-transparent">
        <summary className="flex min-h-14 items-center px-5 py-2 font-semibold text-heading lg:px-0">
          {t('page.contents')}
          <ChevronDown className="ml-auto size-5 text-link group-open:rotate-180 lg:hidden" />
        </summary>
        <ol className="stacked-1 px-5 pb-4 text-small lg:border-l-2 lg:border-line lg:px-0">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1.5 max-lg:py-2.75 leading-snug text-link underline-offset-4 hover:underline lg:pl-4"
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
