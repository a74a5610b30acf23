import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'for-patients'> }) {
  return (
    <>
      <Article page={page} />
      <CallToAction />
    </>
  );
}
