import { CrisisCard } from '../../components/crisis/CrisisCard';
import { ActionsWithNote } from '../../components/layout/Actions';
import { Article } from '../../components/layout/Article';
import { RelatedPages } from '../../components/layout/PageLinks';
import { useSite } from '../../components/ui/SiteContext';
import { VisitCard } from '../../components/visit-card/VisitCard';
import type { PageOf } from '../../lib/content/types';

/** The page of a service. */
export function Page({ page }: { page: PageOf<'service'> }) {
  const { t, services, serviceFacts } = useSite();
  const facts = serviceFacts.find(({ id }) => page.id === `services/${id}`);
  const inOfficeOnly = facts?.firstVisitInOffice;
  return (
    <Article
      page={page}
      visitCard={
        <VisitCard
          isSheet
          picture={{ name: page.id, alt: page.imageAlt ?? '' }}
          inOfficeOnly={inOfficeOnly}
        />
      }
      actions={<ActionsWithNote besideCard inOfficeOnly={inOfficeOnly} />}
    >
      <CrisisCard />
      <RelatedPages heading={t('page.otherServices')} pages={services} current={page.id} />
    </Article>
  );
}
