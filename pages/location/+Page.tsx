import { Article } from '../../components/layout/Article';
import { OtherPages } from '../../components/layout/OtherPages';
import { Picture } from '../../components/layout/Picture';
import { useSite } from '../../components/layout/SiteContext';
import { CallToAction } from '../../components/sections/CallToAction';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'location'> }) {
  const { t, towns } = useSite();
  return (
    <>
      <Article
        page={page}
        picture={
          <Picture
            name={page.id}
            fallback="coast"
            alt={page.imageAlt}
            priority
            sizes="(width < 48rem) 100vw, 30rem"
            className="aspect-16/9 w-full rounded-picture md:aspect-4/3"
          />
        }
      >
        <OtherPages heading={t('page.otherTowns')} pages={towns} current={page.id} />
      </Article>
      <CallToAction />
    </>
  );
}
