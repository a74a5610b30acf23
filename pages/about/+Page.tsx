import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import { Portrait } from '../../components/layout/Portrait';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'about'> }) {
  return (
    <>
      <Article page={page} picture={<Portrait priority />} />
      <CallToAction />
    </>
  );
}
