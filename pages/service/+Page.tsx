import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { LevelsOfCare } from '../../components/crisis/LevelsOfCare';
import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import { RelatedPages } from '../../components/layout/RelatedPages';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'service'> }) {
  const { t, services } = useSite();
  return (
    <>
      <Article page={page} aside={<AtAGlance />}>
        <LevelsOfCare />
        <RelatedPages heading={t('page.otherServices')} pages={services} current={page.id} />
      </Article>
      <CallToAction />
    </>
  );
}
