import { PageNames } from '../layout/PageLinks';
import { TownMap } from '../town-map/TownMap';
import { PictureSection, Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

/** The towns by their names, beside a map where there is one. */
export function ServiceAreas() {
  const { t, map, towns } = useSite();
  const section = {
    id: 'areas',
    heading: t('areas.heading'),
    intro: t('areas.intro'),
    tone: 'sand',
    children: <PageNames pages={towns} />,
  } as const;
  return map ? <PictureSection {...section} picture={<TownMap />} /> : <Section {...section} />;
}
