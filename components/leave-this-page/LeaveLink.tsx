import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isConfidential } from '../../lib/privacy/page-privacy.server';
import { addressAt } from '../../lib/routes.server';
import { useSite } from '../ui/SiteContext';

/** Whether the page is one that its reader may have to leave before somebody else sees it. */
export function useIsConfidential(): boolean {
  const address = addressAt(useLocation().pathname);
  return address !== undefined && isConfidential(address.route);
}

interface LeaveLinkProps {
  className: string;
  /** In place of the link's name, which is then read aloud: a part of it, maybe with an icon. */
  children?: ReactNode;
}

/** A plain link to a neutral page of another website; `leave.client.ts` hides what was read here. */
export function LeaveLink({ className, children }: LeaveLinkProps) {
  const { t, practice } = useSite();
  return (
    <>
      {' '}
      <a
        href={practice.neutralPage}
        rel="noreferrer"
        data-leave=""
        aria-label={children ? t('leave.link') : undefined}
        className={className}
      >
        {children ?? t('leave.link')}
      </a>{' '}
    </>
  );
}

/** What the link does not do without a script, for those who have none. */
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
