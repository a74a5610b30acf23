import { Article } from '../../components/layout/Article';
import { ServiceCards } from '../../components/layout/PageLinks';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/types';

export function Page({ page }: { page: PageOf<'services'> }) {
  const { t } = useSite();
  return (
    <Article
      page={page}
      above={
        <section aria-labelledby="all">
          <h2 id="all" className="sr-only">
            {t('nav.services')}
          </h2>
          <ServiceCards />
        </section>
      }
    />
  );
}
