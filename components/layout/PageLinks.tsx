import type { PageOf } from '../../lib/content/types';
import type { PageId } from '../../lib/routes.server';
import { ServiceIcon } from '../ui/IconList';
import { useSite } from '../ui/SiteContext';

/** A card for each service. */
export function ServiceCards() {
  const { services, href } = useSite();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {services.map((page) => (
        <li
          key={page.id}
          className="reveal group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface p-5 shadow-card transition-[border-color,box-shadow] hover:border-link hover:shadow-float sm:p-6"
        >
          <ServiceIcon name={page.icon} className="mb-4" />
          <h3 className="text-h3">
            <a
              href={href(page.id)}
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              {page.name}
            </a>
          </h3>
          <p className="mt-2 text-soft">{page.summary}</p>
        </li>
      ))}
    </ul>
  );
}

interface RelatedPagesProps {
  heading: string;
  pages: NamedPage[];
  current: PageId;
}

/** Links to the other pages of the same kind. */
export function RelatedPages({ heading, pages, current }: RelatedPagesProps) {
  return (
    <section aria-labelledby="others" className="print:hidden">
      <h2 id="others" className="text-h2-article">
        {heading}
      </h2>
      <PageNames pages={pages.filter(({ id }) => id !== current)} />
    </section>
  );
}

type NamedPage = PageOf<'service' | 'location' | 'policy'>;

/** The names of pages, each a link, in rows. */
export function PageNames({ pages }: { pages: NamedPage[] }) {
  const { href } = useSite();
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {pages.map(({ id, name }) => (
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
  );
}
