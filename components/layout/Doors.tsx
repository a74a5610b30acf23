import type { PageOf } from '../../lib/content/types';
import { useSite } from '../ui/SiteContext';

/** Links to the parts of a page, each for one kind of reader. */
export function Doors({ page }: { page: PageOf<'for-patients'> }) {
  const { t, href } = useSite();
  if (!page.doors?.length) return null;
  return (
    <ul
      aria-label={t('forPatients.doors')}
      className="grid gap-4 text-base sm:grid-cols-2 lg:grid-cols-4 print:hidden"
    >
      {page.doors.map(({ title, text, heading }) => (
        <li key={title}>
          <a
            href={href(page.id, heading)}
            className="group block h-full rounded-card border border-line bg-surface p-5 shadow-card hover:border-link"
          >
            <span className="font-serif text-h3 font-semibold text-heading group-hover:underline">
              {title}
            </span>{' '}
            <span className="mt-1 block text-soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
