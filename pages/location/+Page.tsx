import { CrisisCenters, withSources } from '../../components/crisis/CrisisCenters';
import { ActionsWithNote } from '../../components/layout/Actions';
import { Article } from '../../components/layout/Article';
import { OfficeInShort } from '../../components/layout/ContactDetails';
import { OtherTowns, TownMap } from '../../components/town-map/TownMap';
import { useSite } from '../../components/ui/SiteContext';
import { VisitCard } from '../../components/visit-card/VisitCard';
import type { PageOf } from '../../lib/content/types';

/**
 * The page of a town, with the crisis centers of its county. The town with the office begins with the address, and has the
 * map after the first section of its text.
 */
export function Page({ page }: { page: PageOf<'location'> }) {
  const { t, townFacts, crisis } = useSite();
  const { county, office: hasOffice = false } =
    townFacts.find(({ id }) => page.id === `towns/${id}`) ?? {};
  const centers = crisis.filter((center) => center.county === county);
  const picture = page.imageAlt
    ? { name: page.id, alt: page.imageAlt }
    : { name: 'coast', alt: t('pictures.coast') };
  return (
    <Article
      page={withSources(page, centers)}
      visitCard={<VisitCard isSheet picture={picture} />}
      actions={
        <div className="stacked-5">
          {hasOffice && <OfficeInShort />}
          <ActionsWithNote besideCard />
        </div>
      }
      afterFirstSection={
        hasOffice && (
          <div className="max-w-96 print:hidden">
            <TownMap />
          </div>
        )
      }
    >
      <CrisisCenters centers={centers} inTown />
      <OtherTowns current={page.id} hasMap={!hasOffice} />
    </Article>
  );
}
