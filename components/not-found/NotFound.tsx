import { Phone } from 'lucide-react';
import { phoneLink } from '../../lib/content/facts.server';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

export function NotFound() {
  const { t, href, practice } = useSite();
  return (
    <div className="page-width py-section">
      <h1 className="text-h1">{t('notFound.heading')}</h1>
      <p className="mt-4 max-w-measure text-lead text-soft">{t('notFound.text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={href('home')} className="max-sm:w-full">
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink href={phoneLink(practice.phone)} variant="secondary" className="max-sm:w-full">
          <Phone className="size-5" />
          {t('notFound.call')}
        </ButtonLink>
      </div>
    </div>
  );
}
