import { useSite } from '../layout/SiteContext';
import { Section } from '../ui/Section';

export function BilingualCare() {
  const { t } = useSite();
  const points = [t('bilingual.visit'), t('bilingual.forms'), t('bilingual.website')];
  return (
    <Section id="bilingual" heading={t('bilingual.heading')} intro={t('bilingual.text')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="rounded-card bg-teal-50 p-5 font-semibold text-teal-900">
            {point}
          </li>
        ))}
      </ul>
    </Section>
  );
}
