import { useSite } from '../ui/SiteContext';
import { TownMap } from './TownMap';

/** All towns of the practice on its map; nothing where there is no map. */
export function MapOfTowns() {
  const { t, href, map, towns, townFacts } = useSite();
  if (!map) return null;
  const places = towns.flatMap(({ id, name }) => {
    const { position, office } = townFacts[id.replace('towns/', '')] ?? {};
    return position ? [{ id, name, href: href(id), isOffice: office === true, ...position }] : [];
  });
  return (
    <div className="max-[360px]:-mx-gutter">
      <TownMap map={map} label={t('areas.map')} office={t('areas.office')} places={places} />
    </div>
  );
}
