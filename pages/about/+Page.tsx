import { Article } from '../../components/layout/Article';
import { CallToAction } from '../../components/sections/CallToAction';
import { Portrait } from '../../components/sections/Portrait';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'about'> }) {
  return (
    <>
      <Article page={page} picture={<Portrait priority />} />
      <CallToAction />
    </>
  );
}
