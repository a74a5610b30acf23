import type { ReactNode } from 'react';
import { ConsentBanner, ConsentButton } from '../consent/ConsentBanner';
import { CrisisLine } from '../crisis/CrisisLine';
import type { ToggleTarget } from '../language-toggle/LanguageToggle';
import { LeaveLink, LeavingWithoutScript, useIsConfidential } from '../leave-this-page/LeaveLink';
import { Notices } from '../notices/Notices';
import { useSite } from '../ui/SiteContext';
import { VideoBubble } from '../video/VideoBubble';
import { ClientTexts } from './ClientTexts';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink, skipLinkClass } from './SkipLink';
import { Toolbar } from './Toolbar';

/** The header, the footer and the floating parts around every page. */
export function Layout({ toggle, children }: { toggle: ToggleTarget; children: ReactNode }) {
  const { t } = useSite();
  const isConfidential = useIsConfidential();
  return (
    <>
      <SkipLink target="main" />
      {isConfidential && (
        <nav aria-label={t('leave.link')}>
          <LeaveLink className={skipLinkClass} />
        </nav>
      )}
      <Notices />
      <ConsentBanner />
      <CrisisLine />
      <Header toggle={toggle} />
      <main id="main" tabIndex={-1} className="outline-none">
        {isConfidential && <LeavingWithoutScript />}
        {children}
      </main>
      <Footer />
      <aside aria-label={t('floating.label')} className="floating print:hidden">
        <ConsentButton />
        <VideoBubble />
      </aside>
      <Toolbar toggle={toggle} />
      <ClientTexts />
    </>
  );
}
