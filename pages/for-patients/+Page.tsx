import { Article } from '../../components/layout/Article';
import { CallToAction } from '../../components/sections/CallToAction';
import { PracticeAnswers } from '../../components/sections/PracticeAnswers';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'for-patients'> }) {
  return (
    <>
      <Article page={page} aside={<PracticeAnswers />} />
      <CallToAction />
    </>
  );
}
