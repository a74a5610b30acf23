import { Article } from '../../components/layout/Article';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'about'> }) {
  return <Article page={page} />;
}
