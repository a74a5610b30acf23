import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

export function ForPatients() {
  const { t, href } = useSite();
  return (
    <Section
      id="for-patients"
      heading={t('forPatients.heading')}
      intro={t('forPatients.text')}
      tone="mist"
    >
      <ButtonLink href={href('for-patients')} variant="secondary">
        {t('forPatients.link')}
      </ButtonLink>
    </Section>
  );
}
