import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { Article } from '../../components/layout/Article';
import { PagePicture } from '../../components/layout/ArticleHeading';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/types';

/** The page about visits by video. */
export function Page({ page }: { page: PageOf<'telepsychiatry'> }) {
  const { t } = useSite();
  return (
    <Article
      page={page}
      picture={<PagePicture name="video-visit" alt={t('pictures.videoVisit')} />}
      card={<AtAGlance isCard />}
    />
  );
}
