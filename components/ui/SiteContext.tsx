import { createContext, type ReactNode, useContext } from 'react';
import type { Site } from '../../lib/site.server';

const SiteContext = createContext<Site | undefined>(undefined);

/** Gives the site in one language to all components below it. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site in the language of the page that is being rendered. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() is called outside <SiteProvider>.');
  return site;
}
