import { Call } from '../layout/Actions';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

export function NotFound() {
  const { t, href } = useSite();
  return (
    <div className="bg-fading">
      <div className="page-width grid items-center gap-x-16 py-section md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="@container">
          <h1 className="text-h1">{t('notFound.heading')}</h1>
          <p className="mt-4 max-w-measure text-lead text-soft">{t('notFound.text')}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3 md:mt-0 md:flex-col">
          <ButtonLink href={href('home')} className="max-sm:w-full">
            {t('notFound.home')}
          </ButtonLink>
          <Call className="max-sm:w-full" />
        </div>
      </div>
    </div>
  );
}
