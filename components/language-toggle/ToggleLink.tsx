import type { ReactNode } from 'react';
import { otherLanguage } from '../../lib/language';
import { Island } from '../islands/Island';
import { useSite } from '../ui/SiteContext';
import { LanguageToggle } from './LanguageToggle.island';

/** The address of a toggle, and whether the toggle switches in place instead of opening it. */
export interface ToggleTarget {
  href: string;
  inPlace: boolean;
}

interface ToggleLinkProps {
  target: ToggleTarget;
  className: string;
  children: ReactNode;
}

/** The link of the language toggle. The children are its content. */
export function ToggleLink({ target: { href, inPlace }, className, children }: ToggleLinkProps) {
  const { t, language } = useSite();
  const tooltip = t('language.switchLabel');
  const props = { href, language: otherLanguage(language), tooltip, className };
  if (!inPlace) return <LanguageToggle {...props}>{children}</LanguageToggle>;
  return (
    <Island
      name="LanguageToggle"
      component={LanguageToggle}
      hydrate={{ when: 'interaction' }}
      props={{ ...props, announce: t('language.shown'), failed: t('language.failed') }}
      className="contents"
    >
      {children}
    </Island>
  );
}

/** The flag of the other language: the site's own file, or that at the address in the settings. */
export function Flag({ className = '' }: { className?: string }) {
  const { language, flag } = useSite();
  return (
    // React preloads an <img> outside a <picture>, before files that the first screen needs. Lazy, because phones do not
    // show it.
    <picture className={className}>
      <img
        src={flag(otherLanguage(language))}
        alt=""
        width={24}
        height={16}
        loading="lazy"
        className="h-4 w-6 rounded-xs border border-line"
      />
    </picture>
  );
}
