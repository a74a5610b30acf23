import { useSite } from '../layout/SiteContext';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';

export function Telehealth() {
  const { t, href } = useSite();
  return (
    <Section
      id="telehealth"
      heading={t('telehealth.heading')}
      intro={t('telehealth.text')}
      tone="sand"
    >
      <ButtonLink href={href('telepsychiatry')} variant="secondary">
        {t('telehealth.link')}
      </ButtonLink>
    </Section>
  );
}
