import { phoneLink } from '../../lib/content/facts';
import { useSite } from '../layout/SiteContext';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';

export function CallToAction() {
  const { t, href, practice } = useSite();
  return (
    <Section
      id="call"
      heading={t('callToAction.heading')}
      intro={t('callToAction.text')}
      tone="teal"
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={phoneLink(practice.phone)}>{t('callToAction.call')}</ButtonLink>
        <ButtonLink href={href('contact')} variant="secondary">
          {t('nav.bookNow')}
        </ButtonLink>
      </div>
    </Section>
  );
}
