import { Article } from '../../components/layout/Article';
import { Picture } from '../../components/layout/Picture';
import { useSite } from '../../components/layout/SiteContext';
import { CallToAction } from '../../components/sections/CallToAction';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'telepsychiatry'> }) {
  const { t } = useSite();
  return (
    <>
      <Article
        page={page}
        picture={
          <Picture
            name="video-visit"
            alt={t('pictures.videoVisit')}
            priority
            sizes="(width < 48rem) 100vw, 30rem"
            className="aspect-4/3 w-full rounded-picture"
          />
        }
      />
      <CallToAction />
    </>
  );
}
