import { Picture } from '../picture/Picture';
import { MapOfTowns } from '../town-map/MapOfTowns';
import { CardLink } from '../ui/CardLink';
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
  return <PictureSection {...section} picture={<MapOfTowns />} below={<TownCards />} />;
}

function TownCards() {
  const { href, towns } = useSite();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {towns.map(({ id, name, summary, imageAlt }) => (
        <li key={id} className="reveal">
          <CardLink
            href={href(id)}
            title={name}
            size="small"
            picture={
              <Picture
                name={imageAlt ? id : 'coast'}
                alt=""
                sizes="(width < 30rem) 7rem, 24rem"
                className="w-28 shrink-0 sm:aspect-16/9 sm:w-full"
              />
            }
          >
            {summary}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
