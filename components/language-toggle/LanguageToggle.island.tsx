import type { ReactNode } from 'react';
import { isUnmodifiedClick } from '../islands/clicks';
import { switchInPlace } from './switch-in-place';

interface LanguageToggleProps {
  /** The address of the page in the other language. */
  href: string;
  /** The other language. */
  language: string;
  tooltip: string;
  /**
   * The announcement that the language is shown, for a toggle that
   * switches in place. In the language of the page.
   */
  announce?: string;
  /** The message that the other language could not be shown, likewise. */
  failed?: string;
  className: string;
  /** The content of the link. */
  children?: ReactNode;
}

/**
 * A link to the page in the other language. With `announce` it is an island that
 * switches the language in place, at the same address.
 */
export function LanguageToggle(props: LanguageToggleProps) {
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
