import { CrisisCenters, withSources } from '../../components/crisis/CrisisCenters';
import { Article } from '../../components/layout/Article';
import { OtherTowns } from '../../components/town-map/TownMap';
import { useSite } from '../../components/ui/SiteContext';
import { VisitCard } from '../../components/visit-card/VisitCard';
import type { PageOf } from '../../lib/content/types';

/** The page of a town, with the crisis centers of its county. */
export function Page({ page }: { page: PageOf<'location'> }) {
  const { t, townFacts, crisis } = useSite();
  const county = townFacts.find(({ id }) => page.id === `towns/${id}`)?.county;
  const centers = crisis.filter((center) => center.county === county);
  const picture = page.imageAlt
    ? { name: page.id, alt: page.imageAlt }
    : { name: 'coast', alt: t('pictures.coast') };
  return (
    <Article page={withSources(page, centers)} visitCard={<VisitCard isSheet picture={picture} />}>
      <CrisisCenters centers={centers} inTown />
      <OtherTowns current={page.id} />
    </Article>
  );
}
