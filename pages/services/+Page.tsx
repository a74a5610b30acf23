import { Article } from '../../components/layout/Article';
import { useSite } from '../../components/layout/SiteContext';
import { ServiceCards } from '../../components/sections/ServiceCards';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'services'> }) {
  const { t, services } = useSite();
  return (
    <Article
      page={page}
      title={t('nav.services')}
      aside={
        <section aria-labelledby="all" className="mt-10">
          <h2 id="all" className="mb-4 text-2xl">
            {t('services.heading')}
          </h2>
          <ServiceCards services={services} />
        </section>
      }
    />
  );
}
