import type { PageOf } from '../../lib/content/types';
import type { PageId } from '../../lib/routes.server';
import { Part } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

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

/** The names of pages, each a link: on phones in rows, on larger screens in columns where there is room. */
export function PageNames({ pages }: { pages: NamedPage[] }) {
  const { href } = useSite();
  return (
    <ul className="flex flex-wrap gap-x-6 md:grid md:grid-cols-[repeat(auto-fill,minmax(min(12rem,45%),1fr))]">
      {pages.map(({ id, name }) => (
        <li key={id}>
          <a href={href(id)} className="link inline-flex min-h-11 items-center font-semibold">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
