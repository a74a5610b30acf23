import { Article } from '../../components/layout/Article';
import { OtherPages } from '../../components/layout/OtherPages';
import { useSite } from '../../components/layout/SiteContext';
import { CallToAction } from '../../components/sections/CallToAction';
import type { PageOf } from '../../lib/content/content.server';
import { longDate } from '../../lib/dates';

export function Page({ page }: { page: PageOf<'service'> }) {
  const { t, language, services } = useSite();
  return (
    <>
      <Article page={page}>
        <p className="mt-stack text-small text-soft">
          {t('page.reviewedBy')} {page.reviewedBy}. {t('page.reviewedOn')}{' '}
          {longDate(page.reviewedOn, language)}.
        </p>
        <OtherPages heading={t('page.otherServices')} pages={services} current={page.id} />
      </Article>
      <CallToAction />
    </>
  );
}
