import type { PageOf } from '../../lib/content/types';
import type { PageId } from '../../lib/routes.server';
import { ServiceIcon } from '../ui/IconList';
import { Part } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

/** A card for each service; on phones a row. */
export function ServiceCards() {
  const { services, href } = useSite();
  return (
    <ul className="reveal grid max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:shadow-card sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {services.map((page) => (
        <li
          key={page.id}
          className="group relative flex gap-4 border-line px-4 py-3 max-sm:not-last:border-b sm:flex-col sm:rounded-card sm:border sm:bg-surface sm:p-6 sm:shadow-card sm:transition-[border-color,box-shadow] sm:hover:border-link sm:hover:shadow-float"
        >
          <ServiceIcon name={page.icon} />
          <div>
            <h3 className="text-h3">
              <a
                href={href(page.id)}
                className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
              >
                {page.name}
              </a>
            </h3>
            <p className="mt-1 text-soft max-sm:text-small max-sm:leading-snug sm:mt-2">
              {page.summary}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type RelatedPagesProps = { heading: string; pages: NamedPage[]; current: PageId };

/** Links to the other pages of the same kind. */
export function RelatedPages({ heading, pages, current }: RelatedPagesProps) {
  return (
    <Part id="others" heading={heading} className="print:hidden">
      <PageNames pages={pages.filter(({ id }) => id !== current)} />
    </Part>
  );
}

type NamedPage = PageOf<'service' | 'location' | 'policy'>;

/** The names of pages, each a link, in rows. */
export function PageNames({ pages }: { pages: NamedPage[] }) {
  const { href } = useSite();
  return (
    <ul className="flex flex-wrap gap-x-6 sm:gap-2">
      {pages.map(({ id, name }) => (
        <li key={id}>
          <a
            href={href(id)}
            className="inline-flex min-h-11 items-center border-line font-semibold text-link hover:border-link max-sm:underline max-sm:underline-offset-4 sm:rounded-control sm:border sm:bg-surface sm:px-4 sm:py-2"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
