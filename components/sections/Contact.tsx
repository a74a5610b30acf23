import { useSite } from '../layout/SiteContext';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';
import { ContactDetails } from './ContactDetails';

export function Contact() {
  const { t, href } = useSite();
  return (
    <Section id="contact" heading={t('contact.heading')} intro={t('contact.intro')} tone="mist">
      <ContactDetails />
      <ButtonLink href={href('contact')} className="mt-6">
        {t('contact.link')}
      </ButtonLink>
    </Section>
  );
}
