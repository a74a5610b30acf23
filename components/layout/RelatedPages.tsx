import type { PageOf } from '../../lib/content/types';
import type { PageId } from '../../lib/routes.server';
import { useSite } from '../ui/SiteContext';

interface OtherPagesProps {
  heading: string;
  pages: PageOf<'service' | 'location' | 'policy'>[];
  current: PageId;
}

/** Links to the other pages of the same kind. */
export function RelatedPages({ heading, pages, current }: OtherPagesProps) {
  const { href } = useSite();
  return (
    <section aria-labelledby="others" className="print:hidden">
      <h2 id="others" className="text-h2-article">
        {heading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {pages
          .filter(({ id }) => id !== current)
          .map(({ id, name }) => (
            <li key={id}>
              <a
                href={href(id)}
                className="inline-flex min-h-11 items-center rounded-control border border-line bg-surface px-4 py-2 font-semibold text-link hover:border-link"
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
