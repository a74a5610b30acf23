import { useSite } from '../layout/SiteContext';
import { Section } from '../ui/Section';
import { PageCards } from './PageCards';

export function ServiceAreas() {
  const { t, towns } = useSite();
  return (
    <Section id="areas" heading={t('areas.heading')} intro={t('areas.intro')} tone="sand">
      <PageCards pages={towns} />
    </Section>
  );
}
