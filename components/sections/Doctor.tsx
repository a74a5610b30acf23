import { useSite } from '../layout/SiteContext';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';

export function Doctor() {
  const { t, href, practice } = useSite();
  const { boardCertifiedBy, licence } = practice.psychiatrist;
  return (
    <Section id="doctor" heading={t('about.heading')} intro={t('about.text')}>
      <dl className="mb-6 max-w-2xl">
        <dt className="text-ink-soft">{t('about.boardCertifiedBy')}</dt>
        <dd className="font-semibold">{boardCertifiedBy}</dd>
        <dt className="mt-2 text-ink-soft">{t('about.licence')}</dt>
        <dd className="font-semibold">{licence}</dd>
      </dl>
      <ButtonLink href={href('about')} variant="secondary">
        {t('about.link')}
      </ButtonLink>
    </Section>
  );
}
