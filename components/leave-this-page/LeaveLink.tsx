import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isConfidential } from '../../lib/privacy/page-privacy.server';
import { useSite } from '../ui/SiteContext';

/** Whether the page is confidential, so that its reader may have to leave it before somebody else sees it. */
export function useIsConfidential(): boolean {
  const address = useSite().routes.addressAt(useLocation().pathname);
  return address !== undefined && isConfidential(address.route);
}

interface LeaveLinkProps {
  className: string;
  /** Shown in place of the full name: a part of it, or an icon. Screen readers still read the full name. */
  children?: ReactNode;
}

/** A link to a neutral page of another website. With scripts, `leave.client.ts` also hides the visit. */
export function LeaveLink({ className, children }: LeaveLinkProps) {
  const { t, language, practice } = useSite();
  return (
    <>
      <a
        href={practice.neutralPage[language]}
        rel="noreferrer"
        data-leave=""
        aria-label={children ? t('leave.link') : undefined}
        className={className}
      >
        {children ?? t('leave.link')}
      </a>
      {/* Keeps the words apart from those of a link beside it, for programs that do not lay the page out. */}{' '}
    </>
  );
}

/** Says, to visitors without scripts, that Back still shows the page after they leave. */
export function LeavingWithoutScript() {
  const { t, href } = useSite();
  return (
    <noscript>
      <p className="page-width py-2 text-small">
        {t('leave.noScript')}{' '}
        <a href={href('leave-this-page')} className="underline underline-offset-4">
          {t('leave.about')}
        </a>
      </p>
    </noscript>
  );
}
