import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { mobileBreakpoint } from '../../components/breakpoints';
import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import { RelatedPages } from '../../components/layout/RelatedPages';
import { Picture } from '../../components/picture/Picture';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'service'> }) {
  const { t, services } = useSite();
  return (
    <>
      <Article
        page={page}
        aside={<AtAGlance />}
        picture={
          page.imageAlt && (
            <Picture
              name={page.id}
              alt={page.imageAlt}
              priority
              sizes={`(width < ${mobileBreakpoint}) 100vw, 30rem`}
              className="aspect-4/3 w-full rounded-picture"
            />
          )
        }
      >
        <RelatedPages heading={t('page.otherServices')} pages={services} current={page.id} />
      </Article>
      <CallToAction />
    </>
  );
}
