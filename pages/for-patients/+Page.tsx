import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { Fees } from '../../components/at-a-glance/Fees';
import { RequestButton } from '../../components/layout/Actions';
import { Article } from '../../components/layout/Article';
import { PagePicture } from '../../components/layout/ArticleHeading';
import { ExistingPatients, Referrals } from '../../components/patient-links/PatientLinks';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/types';

/** The page for patients. */
export function Page({ page }: { page: PageOf<'for-patients'> }) {
  const { t, practice } = useSite();
  const referrals = practice.referrals ? [{ id: 'referrals', text: t('referrals.heading') }] : [];
  return (
    <Article
      page={page}
      picture={page.imageAlt && <PagePicture name={page.id} alt={page.imageAlt} />}
      actions={<ReaderCards page={page} />}
      above={<ExistingPatients isBeforeText />}
      card={<AtAGlance />}
      cardAfterFirstSection
      afterFirstSection={<Fees />}
      partsAfter={referrals}
    >
      <Referrals />
    </Article>
  );
}

/**
 * Cards for one kind of reader each, which lead to a part of the page or to another page, and the button for new patients.
 * On phones the cards have their titles alone.
 */
function ReaderCards({ page }: { page: PageOf<'for-patients'> }) {
  const { t, href } = useSite();
  return (
    <>
      <ul
        aria-label={t('forPatients.doors')}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] auto-rows-fr gap-2 text-base md:gap-3 lg:grid-cols-3 print:hidden"
      >
        {page.doors?.map(({ title, text, heading, page: other }) => (
          <li key={title}>
            <a
              href={other ? href(other) : href(page.id, heading)}
              className="group block h-full rounded-card border border-line bg-surface p-3 shadow-card max-sm:grid max-sm:min-h-14 max-sm:items-center md:px-4 hover:border-link"
            >
              <span className="block leading-tight font-semibold text-link underline decoration-1 underline-offset-4 group-hover:decoration-2">
                {title}
              </span>{' '}
              <span className="mt-1 block text-small leading-snug text-soft max-sm:hidden">
                {text}
              </span>
            </a>
          </li>
        ))}
        {/* On small screens beside the third card, on large ones below the row of cards. */}
        <li className="grid lg:hidden">
          <RequestButton className="max-sm:px-2" />
        </li>
      </ul>
      <RequestButton className="mt-3 max-lg:hidden" />
    </>
  );
}
