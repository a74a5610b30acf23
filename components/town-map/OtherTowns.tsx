import type { PageId } from '../../lib/routes.server';
import { RelatedPages } from '../layout/RelatedPages';
import { useSite } from '../ui/SiteContext';
import { MapOfTowns } from './MapOfTowns';

/** The other towns, on the map and as links. */
export function OtherTowns({ current }: { current: PageId }) {
  const { t, map, towns } = useSite();
  return (
    <div
      className={`grid items-center gap-stack print:hidden ${map ? 'lg:grid-cols-2 lg:gap-16' : ''}`}
    >
      <RelatedPages heading={t('page.otherTowns')} pages={towns} current={current} />
      <MapOfTowns />
    </div>
  );
}
