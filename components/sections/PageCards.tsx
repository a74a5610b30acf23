import type { PageOf } from '../../lib/content/content.server';
import { useSite } from '../layout/SiteContext';
import { CardLink } from '../ui/CardLink';

/** A card for each service or town. */
export function PageCards({ pages }: { pages: PageOf<'service' | 'location'>[] }) {
  const { href } = useSite();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(({ id, name, summary }) => (
        <li key={id}>
          <CardLink href={href(id)} title={name}>
            {summary}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
