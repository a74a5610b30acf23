import type { ReactNode } from 'react';
import { ConsentBanner, ConsentButton } from './ConsentBanner';
import { CrisisLine } from './CrisisLine';
import { Footer } from './Footer';
import { Header } from './Header';
import type { ToggleTarget } from './LanguageToggle';
import { Notifications } from './Notifications';
import { SkipLink } from './SkipLink';
import { Toolbar } from './Toolbar';
import { VideoBubble } from './VideoBubble';

/** What surrounds every page. */
export function Layout({ toggle, children }: { toggle: ToggleTarget; children: ReactNode }) {
  return (
    <>
      <SkipLink target="main" />
      <ConsentBanner />
      <CrisisLine />
      <Header toggle={toggle} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <div className="floating print:hidden">
        <ConsentButton />
        <VideoBubble />
      </div>
      <Toolbar toggle={toggle} />
      <Notifications />
    </>
  );
}
