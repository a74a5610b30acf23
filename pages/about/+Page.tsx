import { Clinicians } from '../../components/clinicians/Clinicians';
import { Article } from '../../components/layout/Article';
import type { PageOf } from '../../lib/content/types';

/** The page about the practice, with a profile of each clinician. */
export function Page({ page }: { page: PageOf<'about'> }) {
  return <Article page={page} above={<Clinicians />} />;
}
