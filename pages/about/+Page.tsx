import { Clinicians } from '../../components/clinicians/Clinicians';
import { Portrait } from '../../components/clinicians/Portrait';
import { CallToAction } from '../../components/home/CallToAction';
import { Article } from '../../components/layout/Article';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'about'> }) {
  const [{ photo }, ...others] = useSite().clinicians;
  const portrait = photo && others.length === 0 && <Portrait photo={photo} priority />;
  return (
    <>
      <Article page={page} picture={portrait} above={<Clinicians />} />
      <CallToAction />
    </>
  );
}
