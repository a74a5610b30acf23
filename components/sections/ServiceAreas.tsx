import { useSite } from '../layout/SiteContext';
import { CardLink } from '../ui/CardLink';
import { Section } from '../ui/Section';

export function ServiceAreas() {
  const { t, href, towns } = useSite();
  return (
    <Section id="areas" heading={t('areas.heading')} intro={t('areas.intro')} tone="sand">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {towns.map(({ id, name, summary }) => (
          <li key={id}>
            <CardLink href={href(id)} title={name}>
              {summary}
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
