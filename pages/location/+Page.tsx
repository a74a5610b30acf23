import { Article } from '../../components/layout/Article';
import { OtherPages } from '../../components/layout/OtherPages';
import { useSite } from '../../components/layout/SiteContext';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'location'> }) {
  const { t, towns } = useSite();
  return (
    <Article page={page} title={page.name}>
      <OtherPages heading={t('page.otherTowns')} pages={towns} current={page.id} />
    </Article>
  );
}
