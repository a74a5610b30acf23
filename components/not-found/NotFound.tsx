import { Phone } from 'lucide-react';
import { phoneLink } from '../../lib/telephones';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

export function NotFound() {
  const { t, href, language, practice } = useSite();
  return (
    <div className="bg-fading">
      <div className="page-width py-section">
        <h1 className="text-h1">{t('notFound.heading')}</h1>
        <p className="mt-4 max-w-measure text-lead text-soft">{t('notFound.text')}</p>
        {/* The page's script shows it with another link, if it knows the page that is meant. */}
        <p hidden data-offer="" lang={language} className="mt-4 text-lead">
          {t('notFound.offer')}{' '}
          <a
            href={href('home')}
            className="inline-block py-1 font-semibold text-link underline underline-offset-4"
          >
            {t('notFound.home')}
          </a>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={href('home')} className="max-sm:w-full">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink
            href={phoneLink(practice.phone)}
            variant="secondary"
            className="max-sm:w-full"
          >
            <Phone className="size-5" />
            {t('notFound.call')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
