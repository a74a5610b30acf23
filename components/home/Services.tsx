import { ServiceCards } from '../layout/ServiceCards';
import { Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

export function Services() {
  const { t } = useSite();
  return (
    <Section id="services" heading={t('services.heading')} intro={t('services.intro')} tone="mist">
      <ServiceCards />
    </Section>
  );
}
