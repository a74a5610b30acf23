import { Article } from '../../components/layout/Article';
import { useSite } from '../../components/ui/SiteContext';
import { VisitCard } from '../../components/visit-card/VisitCard';
import type { PageOf } from '../../lib/content/types';

/** The page about visits by video. */
export function Page({ page }: { page: PageOf<'telepsychiatry'> }) {
  const { t } = useSite();
  return (
    <Article
      page={page}
      visitCard={
        <VisitCard
          isSheet
          picture={{ name: 'video-visit', alt: t('pictures.videoVisit') }}
          chosen="video"
        />
      }
    />
  );
}
