import { Cookie } from 'lucide-react';
import { trackersInUse } from '../../lib/tracking/registry';
import { buttonClass } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

/** The texts of the preferences dialog, which a script renders when it is opened. */
export type PreferencesLabels = ReturnType<typeof usePreferencesLabels>;

/**
 * The banner, which asks for the visitor's choice. Every page contains it, and the inline script
 * shows it to visitors who have not chosen. Its class names have "choices", because content
 * blockers hide elements with "cookie" in their class.
 */
export function ConsentBanner() {
  const { t, href, page, practice } = useSite();
  const usesTrackers = trackersInUse(practice.trackers).length > 0;
  const cookiePolicy = 'policies/cookie-policy';
  return (
    <section
      id="choices"
      aria-labelledby="choices-heading"
      className="choices z-30 border-y border-line bg-surface text-ink print:hidden"
    >
      <div className="page-width grid gap-x-12 gap-y-1.5 pt-2 md:gap-y-4 md:py-4">
        <div className="max-w-measure">
          <h2 id="choices-heading" className="text-h3">
            {t('consent.heading')}
          </h2>
          <p className="mt-1 text-small leading-snug md:mt-2">
            <span className="choices-text">
              {t(usesTrackers ? 'consent.text' : 'consent.noTools')}
            </span>{' '}
            <span className="choices-control">{t('consent.privacyControl')}</span>
          </p>
        </div>
        <div className="choices-buttons grid grid-cols-2 gap-x-3">
          <button type="button" data-choose="all" className={`${buttonClass('primary')} ${small}`}>
            {t('consent.acceptAll')}
          </button>{' '}
          <button type="button" data-choose="none" className={`${buttonClass('primary')} ${small}`}>
            {t('consent.rejectAll')}
          </button>{' '}
          <button type="button" data-choose="some" className={linkClass}>
            {t('consent.manage')}
          </button>{' '}
          <a href={href(cookiePolicy)} className={linkClass}>
            {page(cookiePolicy).heading}
          </a>
        </div>
      </div>
    </section>
  );
}

const small = 'min-h-11! px-3!';
const linkClass =
  'flex min-h-9 items-center justify-center text-center text-small font-semibold link';

/** The button that opens the preferences dialog after a choice. */
export function PreferencesButton() {
  const { t } = useSite();
  const label = t('consent.settings');
  return (
    <button
      type="button"
      data-choose="again"
      data-tooltip={label}
      data-announce-saved={t('consent.saved')}
      className="choices-again size-12 items-center justify-center rounded-full border border-control bg-surface text-link shadow-float hover:border-link"
    >
      <Cookie className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** The texts of the preferences dialog in the language of the page. */
export function usePreferencesLabels() {
  const { t, href, page } = useSite();
  const privacyPolicy = 'policies/privacy-policy';
  const category = (name: 'necessary' | 'analytics' | 'marketing') => ({
    name: t(`cookies.categories.${name}`),
    text: t(`consent.categories.${name}`),
  });
  return {
    title: t('consent.title'),
    intro: t('consent.intro'),
    categories: {
      necessary: { ...category('necessary'), locked: t('consent.alwaysOn') },
      analytics: category('analytics'),
      marketing: category('marketing'),
    },
    save: t('consent.save'),
    cancel: t('consent.cancel'),
    policy: page(privacyPolicy).heading,
    policyHref: href(privacyPolicy),
    /** Shown when the dialog could not be loaded. */
    failed: t('consent.failed'),
  };
}
