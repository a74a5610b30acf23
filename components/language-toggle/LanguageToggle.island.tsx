import type { ReactNode } from 'react';
import { isUnmodifiedClick } from '../ui/unmodified-click';
import { switchInPlace } from './switch-in-place';

interface LanguageToggleProps {
  /** Address of the page in the other language: where the link leads without this island. */
  href: string;
  /** The other language, and in that language the announcement that it is shown. */
  language: string;
  /** In the page's language: that it is shown now; that the other one could not be shown. */
  announce: string;
  failed: string;
  tooltip: string;
  className: string;
  /** The content of the link. */
  children?: ReactNode;
}

/** The toggle of a page that switches its language in place, at the same address. */
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
