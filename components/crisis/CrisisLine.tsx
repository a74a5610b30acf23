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
      <p className="page-width flex flex-wrap items-center justify-center gap-x-3 gap-y-0.5 py-2 text-center [&_a]:inline-block [&_a]:py-1 [&_a]:underline [&_a]:underline-offset-4 [&_a:focus-visible]:outline-on-deep [&_a:hover]:decoration-2">
        <CrisisLinks />
      </p>
    </aside>
  );
}

/** 988 by call and by text, in the page's language, and 911. */
export function CrisisLinks() {
  const { t } = useSite();
  return (
    <>
      <strong>{t('crisis.lead')}</strong> <a href="tel:988">{t('crisis.lifeline')}</a>{' '}
      <a href={t('crisis.lifelineTextLink')}>{t('crisis.lifelineText')}</a>{' '}
      <a href="tel:911">{t('crisis.emergency')}</a>
    </>
  );
}

/** The same help as buttons. */
export function CrisisButtons() {
  const { t } = useSite();
  return (
    <>
      <ButtonLink href="tel:911" variant="urgent" className="max-sm:basis-full">
        {t('crisis.emergency')}
      </ButtonLink>
      <ButtonLink href="tel:988" variant="secondary" className="max-sm:grow">
        {t('crisis.lifeline')}
      </ButtonLink>
      <ButtonLink href={t('crisis.lifelineTextLink')} variant="secondary" className="max-sm:grow">
        {t('crisis.lifelineText')}
      </ButtonLink>
    </>
  );
}
