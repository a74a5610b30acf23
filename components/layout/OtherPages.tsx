import type { PageOf } from '../../lib/content/content.server';
import type { PageId } from '../../lib/routes';
import { useSite } from './SiteContext';

interface OtherPagesProps {
  heading: string;
  pages: PageOf<'service' | 'location' | 'policy'>[];
  current: PageId;
}

/** Links to the other pages of the same kind. */
export function OtherPages({ heading, pages, current }: OtherPagesProps) {
  const { href } = useSite();
  return (
    <section aria-labelledby="others" className="mt-12 print:hidden">
      <h2 id="others" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {pages
          .filter(({ id }) => id !== current)
          .map(({ id, name }) => (
            <li key={id}>
              <a
                href={href(id)}
                className="inline-flex min-h-11 items-center rounded-control border border-teal-700 bg-white px-4 py-2 text-teal-800 hover:bg-teal-50"
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
