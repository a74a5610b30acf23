import { CrisisCard } from '../../components/crisis/CrisisCard';
import { ActionsWithNote } from '../../components/layout/Actions';
import { Article } from '../../components/layout/Article';
import type { PageOf } from '../../lib/content/types';

/** The page for families, who call first: an adult has to agree to a visit. */
export function Page({ page }: { page: PageOf<'for-families'> }) {
  return (
    <Article page={page} actions={<ActionsWithNote callFirst />}>
      <CrisisCard />
    </Article>
  );
}
