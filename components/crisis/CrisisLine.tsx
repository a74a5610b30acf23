import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

/** Help in a crisis, first on every page; plain links that work without scripts. */
export function CrisisLine() {
  const { t } = useSite();
  return (
    <aside
      aria-label={t('crisis.label')}
      className="border-b border-deep-line bg-deep text-small text-on-deep print:hidden"
    >
      <p className="page-width flex flex-wrap items-center justify-center gap-x-4 gap-y-0.5 py-2 text-center">
        <strong>{t('crisis.lead')}</strong>{' '}
        <CrisisLink href="tel:988">{t('crisis.lifeline')}</CrisisLink>{' '}
        <CrisisLink href={t('crisis.lifelineTextLink')}>{t('crisis.lifelineText')}</CrisisLink>{' '}
        <CrisisLink href="tel:911">{t('crisis.emergency')}</CrisisLink>
      </p>
    </aside>
  );
}

function CrisisLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-block py-1 underline underline-offset-4 hover:decoration-2 focus-visible:outline-on-deep"
    >
      {children}
    </a>
  );
}

/** The same help as buttons, for a page about it. */
export function CrisisActions() {
  const { t } = useSite();
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <ButtonLink href="tel:911">{t('crisis.emergency')}</ButtonLink>
      <ButtonLink href="tel:988" variant="secondary">
        {t('crisis.lifeline')}
      </ButtonLink>
      <ButtonLink href={t('crisis.lifelineTextLink')} variant="secondary">
        {t('crisis.lifelineText')}
      </ButtonLink>
    </div>
  );
}
