import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { mobileBreakpoint } from '../../components/breakpoints';
import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import { Picture } from '../../components/picture/Picture';
import { useSite } from '../../components/ui/SiteContext';
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
            sizes={`(width < ${mobileBreakpoint}) 100vw, 30rem`}
            className="aspect-4/3 w-full rounded-picture"
          />
        }
        card={<AtAGlance isCard />}
      />
      <CallToAction />
    </>
  );
}
