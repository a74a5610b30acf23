import { ActionsWithNote } from '../../components/layout/Actions';
import { Article } from '../../components/layout/Article';
import { ServiceCards } from '../../components/layout/ServiceCards';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/types';

/** The page with the list of services, which comes first; the two ways to begin come after it, or are in the contact card. */
export function Page({ page }: { page: PageOf<'services'> }) {
  const { t } = useSite();
  return (
    <Article
      page={page}
      actions={null}
      above={
        <>
          <section aria-labelledby="all">
            <h2 id="all" className="mb-4 text-h2-article">
              {t('services.which')}
            </h2>
            <ServiceCards />
          </section>
          <div className="lg:hidden">
            <ActionsWithNote />
          </div>
        </>
      }
    />
  );
}
