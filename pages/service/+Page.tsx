import { CrisisCard } from '../../components/crisis/CrisisLine';
import { Article } from '../../components/layout/Article';
import { PagePicture } from '../../components/layout/ArticleHeading';
import { RelatedPages } from '../../components/layout/PageLinks';
import { useSite } from '../../components/ui/SiteContext';
import { VisitCard } from '../../components/visit-card/VisitCard';
import type { PageOf } from '../../lib/content/types';

/** The page of a service. */
export function Page({ page }: { page: PageOf<'service'> }) {
  const { t, services } = useSite();
  return (
    <Article
      page={page}
      picture={page.imageAlt && <PagePicture name={page.id} alt={page.imageAlt} />}
      visitCard={<VisitCard isSheet picture={page.id} />}
      opening={<CrisisCard />}
    >
      <RelatedPages heading={t('page.otherServices')} pages={services} current={page.id} />
    </Article>
  );
}
