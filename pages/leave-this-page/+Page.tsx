import { CallNote } from '../../components/hours/Hours';
import { CallButton } from '../../components/layout/Actions';
import { Article } from '../../components/layout/Article';
import { LeaveLink } from '../../components/leave-this-page/LeaveLink';
import { buttonClass } from '../../components/ui/ButtonLink';
import type { PageOf } from '../../lib/content/types';

/** The page that explains "Leave this page". */
export function Page({ page }: { page: PageOf<'leave-this-page'> }) {
  return (
    <Article
      page={page}
      actions={
        <>
          <div className="flex flex-wrap gap-3">
            <LeaveLink className={`${buttonClass('primary')} max-sm:grow`} />
            <CallButton />
          </div>
          <CallNote />
        </>
      }
      hasContactCard={false}
    />
  );
}
