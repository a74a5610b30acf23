import { Article } from '../../components/layout/Article';
import { PagePicture } from '../../components/layout/ArticleHeading';
import { ServiceCards } from '../../components/layout/PageLinks';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/types';

/** The page with the list of services. */
export function Page({ page }: { page: PageOf<'services'> }) {
  const { t } = useSite();
  return (
    <Article
      page={page}
      picture={<PagePicture name="bilingual" alt={t('pictures.bilingual')} />}
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
