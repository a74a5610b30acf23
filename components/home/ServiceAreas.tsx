import { PictureCard } from '../layout/PageLinks';
import { TownMap } from '../town-map/TownMap';
import { PictureSection, Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

export function ServiceAreas() {
  const { t, map } = useSite();
  const section = {
    id: 'areas',
    heading: t('areas.heading'),
    intro: t('areas.intro'),
    tone: 'sand',
  } as const;
  if (!map) {
    return (
      <Section {...section}>
        <TownCards />
      </Section>
    );
  }
  return <PictureSection {...section} picture={<TownMap />} below={<TownCards />} />;
}

function TownCards() {
  const { towns } = useSite();
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {towns.map((page) => (
        <li key={page.id} className="reveal">
          <PictureCard page={page} picture={page.imageAlt ? page.id : 'coast'} />
        </li>
      ))}
    </ul>
  );
}
