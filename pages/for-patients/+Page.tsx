import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import { PracticeAnswers } from '../../components/layout/PracticeAnswers';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'for-patients'> }) {
  return (
    <>
      <Article page={page} aside={<PracticeAnswers />} />
      <CallToAction />
    </>
  );
}
