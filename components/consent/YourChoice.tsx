import { undecided } from '../../lib/consent/record';
import { buttonClass } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';
import { CategorySwitch, ConsentCode } from './CategorySwitch';
import { usePreferencesLabels } from './ConsentBanner';

/**
 * What the visitor has chosen about cookies: each category can be switched, and the stored choice
 * be deleted. `YourChoice.client.ts` fills it; without JavaScript there is no choice, and it is
 * hidden.
 */
export function YourChoice() {
  const { t } = useSite();
  const labels = usePreferencesLabels();
  return (
    <section
      aria-labelledby="your-choice"
      className="your-choice max-w-measure print:hidden"
      data-saved={t('consent.saved')}
      data-deleted={t('yourChoice.deleted')}
    >
      <h2 id="your-choice" className="text-h2-article">
        {t('yourChoice.heading')}
      </h2>
      <p className="mt-4">{t('yourChoice.intro')}</p>
      <ConsentCode choice={undecided.consent} labels={labels} />
      {(['analytics', 'marketing'] as const).map((category) => (
        <CategorySwitch
          key={category}
          name={category}
          labels={labels.categories[category]}
          isOn={false}
        />
      ))}
      <button type="button" className={`${buttonClass('secondary')} mt-5`}>
        {t('yourChoice.delete')}
      </button>
    </section>
  );
}
