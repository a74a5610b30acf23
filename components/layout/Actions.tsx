import { Phone } from 'lucide-react';
import { phoneLink } from '../../lib/content/facts.server';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

/** The two ways to begin: a request for an appointment, and a call. */
export function Actions({ className = '' }: { className?: string }) {
  const { t, href } = useSite();
  return (
    <div className={`flex flex-wrap gap-3 print:hidden ${className}`}>
      <ButtonLink href={`${href('contact')}#message`} className="max-sm:grow">
        {t('callToAction.request')}
      </ButtonLink>
      <Call />
    </div>
  );
}

/** A call to the practice. */
export function Call() {
  const { t, practice } = useSite();
  return (
    <ButtonLink href={phoneLink(practice.phone)} variant="secondary" className="max-sm:grow">
      <Phone className="size-5" />
      {t('callToAction.call')}
    </ButtonLink>
  );
}
