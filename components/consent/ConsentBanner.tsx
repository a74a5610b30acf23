import { Cookie } from 'lucide-react';
import { trackersInUse } from '../../lib/tracking/trackers.server';
import { buttonClass } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';
import type { ConsentCodeLabels } from './ConsentCode';

/** A category's words beside its switch. */
export interface SwitchLabels {
  name: string;
  text: string;
  /** The state of a category that cannot be switched. */
  locked?: string;
}

/** The texts of the dialog, which a script renders on request. */
export interface PreferencesLabels extends ConsentCodeLabels {
  title: string;
  intro: string;
  categories: Record<'necessary' | 'analytics' | 'marketing', SwitchLabels>;
  save: string;
  cancel: string;
  policy: string;
  policyHref: string;
  /** Shown when the dialog could not be loaded. */
  failed: string;
}

/**
 * Asks for the visitor's choice. Every page contains it, and a script in the head shows it to
 * visitors who have not chosen. Its class names say "choices", since content blockers hide elements
 * with "cookie" in their class.
 */
export function ConsentBanner() {
  const { t, href, page, practice } = useSite();
  const usesTools = trackersInUse(practice.trackers).length > 0;
  const cookiePolicy = 'policies/cookie-policy';
  return (
    <section
      id="choices"
      aria-labelledby="choices-heading"
      className="choices z-30 border-t border-line bg-surface text-ink shadow-float print:hidden"
    >
      <div className="page-width grid gap-x-12 gap-y-4 py-4 md:py-5 lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="max-w-measure">
          <h2 id="choices-heading" className="text-h3">
            {t('consent.heading')}
          </h2>
          <p className="mt-1 text-small">
            {t(usesTools ? 'consent.text' : 'consent.noTools')}{' '}
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
          </button>{' '}
          <button type="button" data-choose="none" className={`${buttonClass('primary')} px-3!`}>
            {t('consent.rejectAll')}
          </button>{' '}
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

/** The texts of the dialog, in the page's language. */
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
      necessary: { ...category('necessary'), locked: t('consent.alwaysOn') },
      analytics: category('analytics'),
      marketing: category('marketing'),
    },
    inShort: t('consent.inShort'),
    inShortKey: t('consent.inShortKey'),
    save: t('consent.save'),
    cancel: t('consent.cancel'),
    policy: page(privacyPolicy).heading,
    policyHref: href(privacyPolicy),
    failed: t('consent.failed'),
  };
}
