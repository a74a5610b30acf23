import { Article } from '../../components/layout/Article';
import { useSite } from '../../components/layout/SiteContext';
import { CallToAction } from '../../components/sections/CallToAction';
import { Portrait } from '../../components/sections/Portrait';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'about'> }) {
  const { t } = useSite();
  return (
    <>
      <Article page={page} title={t('nav.about')} picture={<Portrait priority />} />
      <CallToAction />
    </>
  );
}
