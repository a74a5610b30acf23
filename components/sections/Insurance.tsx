import { longDate } from '../../lib/dates';
import { useSite } from '../layout/SiteContext';
import { Section } from '../ui/Section';

export function Insurance() {
  const { t, href, language, insurers, practice } = useSite();
  return (
    <Section id="insurance" heading={t('insurance.heading')} intro={t('insurance.intro')}>
      <ul
        aria-label={t('insurance.list')}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5"
      >
        {insurers.map(({ id, name }) => (
          <li
            key={id}
            className="flex min-h-20 items-center justify-center rounded-card border border-sand-200 bg-white p-3 text-center font-semibold text-teal-900"
          >
            {name}
          </li>
        ))}
      </ul>
      {practice.insurersConfirmedOn && (
        <p className="mt-6">
          {t('insurance.confirmedOn')} {longDate(practice.insurersConfirmedOn, language)}.
        </p>
      )}
      <p className="mt-6">
        <a href={href('contact')} className="underline underline-offset-4">
          {t('insurance.footnote')}
        </a>
      </p>
    </Section>
  );
}
