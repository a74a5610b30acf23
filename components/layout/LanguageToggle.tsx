import { otherLanguage } from '../../lib/language';
import { useSite } from './SiteContext';

/** Where the toggle leads, and whether it gets there by its address or in place. */
export interface ToggleTarget {
  href: string;
  inPlace: boolean;
}

/** A plain link to the page in the other language, named in that language. */
export function LanguageToggle({ target }: { target: ToggleTarget }) {
  const { t, language } = useSite();
  const other = otherLanguage(language);
  return (
    <a
      href={target.href}
      hrefLang={other}
      lang={other}
      title={t('language.switchLabel')}
      data-toggle={target.inPlace ? 'in-place' : 'counterpart'}
      className="inline-flex min-h-11 items-center rounded-control px-2 sm:px-3 font-semibold text-teal-800 underline underline-offset-4 hover:bg-teal-50 print:hidden"
    >
      {t('language.switchTo')}
    </a>
  );
}
