import { Clinicians } from '../../components/clinicians/Clinicians';
import { ActionsWithNote } from '../../components/layout/Actions';
import { Article } from '../../components/layout/Article';
import type { PageOf } from '../../lib/content/types';

/**
 * The page about the practice. It begins with a profile of each clinician; the two ways to begin come after it, or are in
 * the contact card where that is shown.
 */
export function Page({ page }: { page: PageOf<'about'> }) {
  return (
    <Article
      page={page}
      actions={null}
      above={
        <>
          <Clinicians />
          <div className="lg:hidden">
            <ActionsWithNote />
          </div>
        </>
      }
    />
  );
}
