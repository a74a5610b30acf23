import { Clinicians, Portrait } from '../../components/clinicians/Clinicians';
import { Article } from '../../components/layout/Article';
import { useSite } from '../../components/ui/SiteContext';
import { fullName } from '../../lib/content/facts.server';
import type { PageOf } from '../../lib/content/types';

/** The page about the practice, with a profile of each clinician. */
export function Page({ page }: { page: PageOf<'about'> }) {
  const { clinicians, language } = useSite();
  const [lead, ...others] = clinicians;
  const portrait = lead.photo && others.length === 0 && (
    <figure>
      <Portrait photo={lead.photo} priority />
      <figcaption className="mt-3 text-center">
        <span className="font-semibold">{fullName(lead)}</span> · {lead.role[language]}
      </figcaption>
    </figure>
  );
  return <Article page={page} picture={portrait} above={<Clinicians />} />;
}
