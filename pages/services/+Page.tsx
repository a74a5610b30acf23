import { Article } from '../../components/layout/Article';
import { useSite } from '../../components/layout/SiteContext';
import { PageCards } from '../../components/sections/PageCards';
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
            {t('nav.services')}
          </h2>
          <PageCards pages={services} />
        </section>
      }
    />
  );
}
