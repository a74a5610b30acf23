import { languages } from '../../lib/language';
import { CallNote, Week } from '../hours/Hours';
import { CallButton } from '../layout/Actions';
import { PageNames } from '../layout/PageLinks';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';
import { endOfAddress, type KnownPage } from './end-of-address';

/** The body of the not-found page: links to the home page and the services, a call, the hours. */
export function NotFound() {
  const { t, href, services } = useSite();
  return (
    <div className="bg-fading">
      <div className="@container page-width grid gap-stack py-section lg:grid-cols-[3fr_2fr] lg:gap-x-16">
        <div>
          <h1 className="text-h1">{t('notFound.heading')}</h1>
          <p className="mt-4 max-w-measure text-lead text-soft">{t('notFound.text')}</p>
          <MeantPage />
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={href('home')} className="max-sm:w-full">
              {t('notFound.home')}
            </ButtonLink>
            <CallButton className="max-sm:w-full" />
          </div>
          <CallNote />
        </div>
        <div className="rounded-card border border-line bg-surface p-5 shadow-card gap-x-8 md:max-lg:grid md:max-lg:grid-cols-2 md:p-6">
          <section aria-labelledby="services">
            <h2 id="services" className="text-h3">
              {t('services.heading')}
            </h2>
            <PageNames pages={services} />
          </section>
          <section aria-labelledby="hours" className="max-md:mt-4 lg:mt-4">
            <h2 id="hours" className="text-h3">
              {t('contact.hours')}
            </h2>
            <Week />
          </section>
        </div>
      </div>
    </div>
  );
}

/** The words before a link to the page that the address seems to mean. `nameMeantPage` adds the link and shows both. */
function MeantPage() {
  const { t, routes, href, page } = useSite();
  const pages = routes.pages.map(
    ({ id, path }): KnownPage => ({
      ends: languages.map((language) => endOfAddress(path[language])),
      address: href(id),
      name: page(id).heading,
    }),
  );
  return (
    <p hidden data-pages={JSON.stringify(pages)} className="mt-3 text-lead">
      {t('notFound.meant')}{' '}
    </p>
  );
}
