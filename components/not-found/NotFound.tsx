import { CallNote } from '../hours/Hours';
import { Call } from '../layout/Actions';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

/** The body of the not-found page. */
export function NotFound() {
  const { t, href } = useSite();
  return (
    <div className="bg-fading">
      <div className="@container page-width py-section">
        <h1 className="text-h1">{t('notFound.heading')}</h1>
        <p className="mt-4 max-w-measure text-lead text-soft">{t('notFound.text')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={href('home')} className="max-sm:w-full">
            {t('notFound.home')}
          </ButtonLink>
          <Call className="max-sm:w-full" />
        </div>
        <CallNote />
      </div>
    </div>
  );
}
