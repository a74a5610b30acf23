import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { Fees } from '../../components/at-a-glance/Fees';
import { mobileBreakpoint } from '../../components/breakpoints';
import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import { ExistingPatients } from '../../components/patient-links/ExistingPatients';
import { Referrals } from '../../components/patient-links/Referrals';
import { Picture } from '../../components/picture/Picture';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'for-patients'> }) {
  return (
    <>
      <Article
        page={page}
        picture={
          page.imageAlt && (
            <Picture
              name={page.id}
              alt={page.imageAlt}
              priority
              sizes={`(width < ${mobileBreakpoint}) 100vw, 30rem`}
              className="aspect-4/3 w-full rounded-picture"
            />
          )
        }
        aside={
          <>
            <AtAGlance isFull />
            <Fees />
          </>
        }
      >
        <ExistingPatients />
        <Referrals />
      </Article>
      <CallToAction />
    </>
  );
}
