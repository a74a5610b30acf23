import type { ReactNode } from 'react';
import { isUnmodifiedClick } from '../ui/unmodified-click';
import { switchInPlace } from './switch-in-place';

interface LanguageToggleProps {
  /** Address of the page in the other language: where the link leads without this island. */
  href: string;
  /** The other language, and in it what is said once it is shown. */
  language: string;
  /** In the page's own language: that it is shown now; that the other could not be shown. */
  announce: string;
  failed: string;
  tooltip: string;
  className: string;
  /** What the link shows. */
  children?: ReactNode;
}

/** The toggle of a page that switches its language in place, without leaving its address. */
export function LanguageToggle({
  href,
  language,
  announce,
  failed,
  tooltip,
  className,
  children,
}: LanguageToggleProps) {
  return (
    <a
      href={href}
      hrefLang={language}
      lang={language}
      data-toggle="in-place"
      data-announce={announce}
      data-failed={failed}
      data-tooltip={tooltip}
      className={className}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return;
        event.preventDefault();
        void switchInPlace(event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
