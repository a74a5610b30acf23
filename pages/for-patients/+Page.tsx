import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { Fees } from '../../components/at-a-glance/Fees';
import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import { Doors } from '../../components/layout/Doors';
import { PagePicture } from '../../components/layout/PagePicture';
import { ExistingPatients, Referrals } from '../../components/patient-links/PatientLinks';
import type { PageOf } from '../../lib/content/types';

export function Page({ page }: { page: PageOf<'for-patients'> }) {
  return (
    <>
      <Article
        page={page}
        picture={page.imageAlt && <PagePicture name={page.id} alt={page.imageAlt} />}
        above={
          <>
            <Doors page={page} />
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
