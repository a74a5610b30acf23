import type { PageOf } from '../../lib/content/types';
import { useSite } from '../ui/SiteContext';
import { PictureCard } from './PictureCard';

/** The other services, each with its picture. */
export function RelatedServices({ to }: { to: PageOf<'service'> }) {
  const { t, services } = useSite();
  return (
    <section aria-labelledby="others" className="print:hidden">
      <h2 id="others" className="mb-5 text-h2-article">
        {t('page.otherServices')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 text-base sm:grid-cols-2 lg:grid-cols-5">
        {services
          .filter(({ id }) => id !== to.id)
          .map((page) => (
            <li key={page.id}>
              <PictureCard page={page} picture={page.id} />
            </li>
          ))}
      </ul>
    </section>
  );
}
