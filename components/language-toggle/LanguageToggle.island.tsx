import type { ReactNode } from 'react';
import { isUnmodifiedClick } from '../islands/clicks';
import { switchInPlace } from './switch-in-place';

interface ToggleLinkProps {
  /** Address of the page in the other language. */
  href: string;
  /** The other language. */
  language: string;
  tooltip: string;
  /** Of a toggle that switches in place, in the page's language: that it is shown now. */
  announce?: string;
  /** The same: that the other language could not be shown. */
  failed?: string;
  className: string;
  /** The content of the link. */
  children?: ReactNode;
}

/**
 * A link to the page in the other language; with what it announces, an island that switches the
 * language in place, at the same address.
 */
export function LanguageToggle(props: ToggleLinkProps) {
  const { href, language, tooltip, announce, failed, className, children } = props;
  return (
    <a
      href={href}
      hrefLang={language}
      lang={language}
      data-toggle={announce ? 'in-place' : 'counterpart'}
      data-announce={announce}
      data-failed={failed}
      data-tooltip={tooltip}
      className={className}
      onClick={(event) => {
        if (!announce || !isUnmodifiedClick(event)) return;
        event.preventDefault();
        void switchInPlace(event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
