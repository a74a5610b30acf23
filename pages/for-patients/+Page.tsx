import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { Fees } from '../../components/at-a-glance/Fees';
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
      above={
        <>
          <ReaderCards page={page} />
          <ExistingPatients />
        </>
      }
      card={<AtAGlance />}
      opening={<Fees />}
      partsAfter={referrals}
    >
      <Referrals />
    </Article>
  );
}

/** Cards that link to the parts of the page, each for one kind of reader. */
function ReaderCards({ page }: { page: PageOf<'for-patients'> }) {
  const { t, href } = useSite();
  if (!page.doors?.length) return null;
  return (
    <ul
      aria-label={t('forPatients.doors')}
      className="grid grid-cols-2 gap-2 text-base md:gap-4 @min-[55rem]:grid-cols-4 print:hidden"
    >
      {page.doors.map(({ title, text, heading }) => (
        <li key={title}>
          <a
            href={href(page.id, heading)}
            className="group block h-full rounded-card border border-line bg-surface p-4 shadow-card hover:border-link"
          >
            <span className="block font-serif text-h3 leading-tight font-semibold text-link underline decoration-1 underline-offset-4 group-hover:decoration-2">
              {title}
            </span>{' '}
            <span className="mt-1 block leading-snug text-soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
