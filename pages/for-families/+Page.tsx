import { CrisisCard } from '../../components/crisis/CrisisLine';
import { Article } from '../../components/layout/Article';
import type { PageOf } from '../../lib/content/types';

/** The page for families. */
export function Page({ page }: { page: PageOf<'for-families'> }) {
  return (
    <Article page={page}>
      <CrisisCard />
    </Article>
  );
}
