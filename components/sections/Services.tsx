import { useSite } from '../layout/SiteContext';
import { Section } from '../ui/Section';
import { ServiceCards } from './ServiceCards';

export function Services() {
  const { t } = useSite();
  return (
    <Section id="services" heading={t('services.heading')} intro={t('services.intro')} tone="mist">
      <ServiceCards />
    </Section>
  );
}
