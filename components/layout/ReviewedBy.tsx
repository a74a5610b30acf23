import { fullName } from '../../lib/content/facts.server';
import type { Page } from '../../lib/content/types';
import { profileId, reviewerOf } from '../../lib/profiles.server';
import { aYearAfter } from '../../lib/time/days.server';
import { longDate } from '../../lib/time/format.server';
import { useSite } from '../ui/SiteContext';

/**
 * Who has reviewed the text of a page, on which day, and until when it is reviewed again; nothing if nobody has. The name
 * of a clinician of the practice leads to the profile.
 */
export function ReviewedBy({ page }: { page: Page }) {
  const site = useSite();
  const { t, href, language } = site;
  if (!page.reviewed) return null;
  const { by, on } = page.reviewed;
  const reviewer = reviewerOf(page, site);
  return (
    <p className="text-small text-soft">
      {t('page.reviewedBy')}{' '}
      {reviewer ? (
        <a href={`${href('about')}#${profileId(reviewer, site)}`} className="link">
          {fullName(reviewer)}
        </a>
      ) : (
        by
      )}
      . {t('page.reviewedOn')} {longDate(on, language)}. {t('page.nextReview')}{' '}
      {longDate(aYearAfter(on), language)}.
    </p>
  );
}
