import { useSite } from '../ui/SiteContext';
import { BriefCrisisLinks } from './CrisisLinks';

/** The crisis lines in an outlined card, after the text of a page about a condition, and of that for families. */
export function CrisisCard() {
  const { t } = useSite();
  return (
    <section
      aria-label={t('crisis.label')}
      className="flex flex-wrap items-center gap-x-5 rounded-card border border-control px-5 text-base has-tall-links [&_a]:font-semibold [&_a]:text-link print:hidden"
    >
      <strong>{t('crisis.lead')}</strong>
      <BriefCrisisLinks />
    </section>
  );
}
