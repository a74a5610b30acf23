import { useSite } from '../layout/SiteContext';
import { Section } from '../ui/Section';
import { PageCards } from './PageCards';

export function Services() {
  const { t, services } = useSite();
  return (
    <Section id="services" heading={t('services.heading')} intro={t('services.intro')} tone="teal">
      <PageCards pages={services} />
    </Section>
  );
}
