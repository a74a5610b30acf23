import { useSite } from './SiteContext';

/** Help in a crisis, first thing on every page; plain links that need nothing else to work. */
export function CrisisLine() {
  const { t } = useSite();
  return (
    <aside aria-label={t('crisis.label')} className="bg-teal-900 text-white print:text-ink">
      <p className="page-width flex flex-wrap justify-center gap-x-4 gap-y-1 py-2 text-center text-base">
        <strong>{t('crisis.lead')}</strong>
        <CrisisLink href="tel:988">{t('crisis.lifeline')}</CrisisLink>
        <CrisisLink href={t('crisis.lifelineTextLink')}>{t('crisis.lifelineText')}</CrisisLink>
        <CrisisLink href="tel:911">{t('crisis.emergency')}</CrisisLink>
      </p>
    </aside>
  );
}

function CrisisLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="underline underline-offset-4 hover:decoration-2 focus-visible:outline-white"
    >
      {children}
    </a>
  );
}
