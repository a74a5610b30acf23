import { useSite } from '../ui/SiteContext';

/** A link that only those see who come to it by keyboard. */
export const skipLinkClass =
  'sr-only rounded-control bg-surface px-4 py-3 font-semibold text-link focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40';

/** The first link for keyboard users: it skips the header. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useSite();
  return (
    <a href={`#${target}`} className={skipLinkClass}>
      {t('nav.skip')}
    </a>
  );
}
