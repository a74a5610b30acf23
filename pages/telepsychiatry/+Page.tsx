import { Article } from '../../components/layout/Article';
import { PagePicture } from '../../components/layout/ArticleHeading';
import { useSite } from '../../components/ui/SiteContext';
import { VisitCard } from '../../components/visit-card/VisitCard';
import type { PageOf } from '../../lib/content/types';

/** The page about visits by video. */
export function Page({ page }: { page: PageOf<'telepsychiatry'> }) {
  const { t } = useSite();
  return (
    <Article
      page={page}
      picture={<PagePicture name="video-visit" alt={t('pictures.videoVisit')} />}
      visitCard={<VisitCard isSheet picture="video-visit" chosen="video" />}
    />
  );
}
