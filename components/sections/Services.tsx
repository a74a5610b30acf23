import { useSite } from '../layout/SiteContext';
import { Section } from '../ui/Section';
import { ServiceCards } from './ServiceCards';

export function Services() {
  const { t, services } = useSite();
  return (
    <Section id="services" heading={t('services.heading')} intro={t('services.intro')} tone="teal">
      <ServiceCards services={services} />
    </Section>
  );
}
