import { ContactDetails } from '../layout/ContactDetails';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

export function Contact() {
  const { t, href } = useSite();
  return (
    <Section id="contact" heading={t('contact.heading')} intro={t('contact.intro')} tone="mist">
      <ContactDetails
        isWide
        request={
          <ButtonLink href={`${href('contact')}#message`} className="mt-4">
            {t('callToAction.request')}
          </ButtonLink>
        }
      />
    </Section>
  );
}
