import { Article } from '../../components/layout/Article';
import { useSite } from '../../components/layout/SiteContext';
import { CallToAction } from '../../components/sections/CallToAction';
import { ServiceCards } from '../../components/sections/ServiceCards';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'services'> }) {
  const { t } = useSite();
  return (
    <>
      <Article
        page={page}
        aside={
          <section aria-labelledby="all" className="mb-section">
            <h2 id="all" className="sr-only">
              {t('nav.services')}
            </h2>
            <ServiceCards />
          </section>
        }
      />
      <CallToAction />
    </>
  );
}
