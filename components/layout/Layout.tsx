import type { ReactNode } from 'react';
import { ConsentBanner, PreferencesButton, usePreferencesLabels } from '../consent/ConsentBanner';
import { CrisisBar } from '../crisis/CrisisBar';
import type { ToggleTarget } from '../language-toggle/ToggleLink';
import { LeaveLink, LeavingWithoutScript, useIsConfidential } from '../leave-this-page/LeaveLink';
import { Notices } from '../notices/Notices';
import { useSite } from '../ui/SiteContext';
import { VideoBubble } from '../video/VideoBubble';
import { Footer } from './Footer';
import { Header } from './Header';
import { Toolbar } from './Toolbar';

/** The header, the footer and the floating parts around every page. */
export function Layout({ toggle, children }: { toggle: ToggleTarget; children: ReactNode }) {
  const { t } = useSite();
  const isConfidential = useIsConfidential();
  return (
    <>
      <a href="#main" className={skipLinkClass}>
        {t('nav.skip')}
      </a>
      {isConfidential && (
        <nav aria-label={t('leave.link')}>
          <LeaveLink className={skipLinkClass} />
        </nav>
      )}
      <Notices />
      <ConsentBanner />
      <CrisisBar />
      <Header toggle={toggle} />
      <main id="main" tabIndex={-1} className="outline-none">
        {isConfidential && <LeavingWithoutScript />}
        {children}
      </main>
      <Footer />
      {/* Over the footer's padding. Its children take clicks; the space between them does not. */}
      <aside
        aria-label={t('floating.label')}
        className="floating pointer-events-none -mt-20 flex md:-mt-26 items-end justify-between p-3 *:pointer-events-auto print:hidden"
      >
        <PreferencesButton />
        <VideoBubble />
      </aside>
      <Toolbar />
      {/* The texts of what scripts render later: messages, the states of pictures, and the cookie
          preferences, which must also open if a blocker has removed the banner. */}
      <div
        id="notifications"
        data-region={`${t('toast.region')} (F8)`}
        data-close={t('toast.close')}
        data-image-loading={t('image.loading')}
        data-image-unavailable={t('image.unavailable')}
        data-preferences={JSON.stringify(usePreferencesLabels())}
      />
    </>
  );
}

/** The style of links that are shown only while they have the focus. */
const skipLinkClass =
  'sr-only rounded-control bg-surface px-4! py-3! font-semibold text-link focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40';
