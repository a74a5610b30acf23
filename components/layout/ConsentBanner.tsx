import { Cookie } from 'lucide-react';
import { buttonClass } from '../ui/ButtonLink';
import { useSite } from './SiteContext';

/** The words of the dialog that a script builds once it is asked for. */
export interface PreferencesLabels {
  title: string;
  intro: string;
  categories: Record<'necessary' | 'analytics' | 'marketing', { name: string; text: string }>;
  alwaysOn: string;
  save: string;
  cancel: string;
  policy: string;
  policyHref: string;
  /** Said where the dialog could not be shown. */
  failed: string;
}

/**
 * Asks for the visitor's choice. It stands in every page, and a script in the head shows it to
 * those who have not chosen. Its class speaks of choices, not cookies: blockers hide what says
 * "cookie", and a question that nobody sees is not answered.
 */
export function ConsentBanner() {
  const { t, href, page } = useSite();
  const cookiePolicy = 'policies/cookie-policy';
  return (
    <section
      id="choices"
      aria-labelledby="choices-heading"
      className="choices z-30 border-t border-line bg-surface text-ink shadow-float print:hidden"
    >
      <div className="page-width grid gap-x-12 gap-y-4 py-4 md:py-5 lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="max-w-3xl">
          {/* No heading: it comes before the page's own. */}
          <p id="choices-heading" className="font-serif text-h3 font-semibold text-heading">
            {t('consent.heading')}
          </p>
          <p className="mt-1 text-small">
            {t('consent.text')}{' '}
            <a
              href={href(cookiePolicy)}
              className="inline-block py-0.5 text-link underline underline-offset-4"
            >
              {page(cookiePolicy).heading}
            </a>
          </p>
          <p className="choices-control mt-1 text-small font-semibold">
            {t('consent.privacyControl')}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-3 lg:w-96">
          <button type="button" data-choose="all" className={`${buttonClass('primary')} px-3!`}>
            {t('consent.acceptAll')}
          </button>
          <button type="button" data-choose="none" className={`${buttonClass('primary')} px-3!`}>
            {t('consent.rejectAll')}
          </button>
          <button
            type="button"
            data-choose="some"
            className={`${buttonClass('secondary')} px-3! max-sm:col-span-2 lg:col-span-2`}
          >
            {t('consent.manage')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Shows the preferences again, once there is a choice. */
export function ConsentButton() {
  const { t } = useSite();
  const label = t('consent.settings');
  return (
    <button
      type="button"
      data-choose="again"
      data-tooltip={label}
      data-said={t('consent.saved')}
      className="choices-again min-h-11 min-w-11 items-center justify-center gap-2 self-end rounded-full border border-control bg-surface text-small font-semibold text-link shadow-float hover:border-link md:min-h-12 md:px-4"
    >
      <Cookie className="size-5" />
      <span className="max-md:sr-only">{label}</span>
    </button>
  );
}

/** The words of the dialog, in the page's language. */
export function usePreferencesLabels(): PreferencesLabels {
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
      necessary: category('necessary'),
      analytics: category('analytics'),
      marketing: category('marketing'),
    },
    alwaysOn: t('consent.alwaysOn'),
    save: t('consent.save'),
    cancel: t('consent.cancel'),
    policy: page(privacyPolicy).heading,
    policyHref: href(privacyPolicy),
    failed: t('consent.failed'),
  };
}
