import { emergencyPage } from '../../lib/routes.server';
import { useExistingPatientsAddress } from '../patient-links/PatientLinks';
import { useSite } from '../ui/SiteContext';
import { BriefCrisisLinks } from './CrisisLinks';

/**
 * The bar at the top of every page: help in a crisis, as links that work without scripts and are as high as the bar; the
 * first one leads to the page on emergencies. Where there is room, it also has links for existing patients and for families,
 * and says whether the site is a sample.
 */
export function CrisisBar() {
  const { t, href, practice, page } = useSite();
  const patientsLink = useExistingPatientsAddress();
  return (
    <div className="border-b border-deep-line bg-deep text-small text-on-deep print:hidden">
      <div className="page-width grid items-center max-[27rem]:px-1 md:grid-cols-[1fr_auto_1fr] has-tall-links [&_a:focus-visible]:-outline-offset-3 [&_a:focus-visible]:outline-on-deep">
        {practice.sample && (
          <section
            aria-label={t('footer.sampleBrief')}
            className="text-on-deep-soft italic max-lg:hidden"
          >
            <p>{t('footer.sampleBrief')}</p>
          </section>
        )}
        <aside aria-label={t('crisis.label')} className="md:col-start-2">
          <p className="flex flex-wrap items-center justify-center gap-x-3 text-center max-[27rem]:gap-x-2 max-[27rem]:text-[0.82rem] max-[22rem]:gap-x-1.5">
            {/* Beside the numbers there is no room for it on the narrowest phones. */}
            <a href={href(emergencyPage)} className="font-semibold max-[22rem]:hidden!">
              {t('crisis.lead')}
            </a>
            <BriefCrisisLinks />
          </p>
        </aside>
        <nav aria-label={t('nav.patients')} className="flex gap-x-3 justify-self-end max-md:hidden">
          {patientsLink && <a href={patientsLink}>{t('forPatients.link')}</a>}{' '}
          <span className="max-lg:hidden">
            <a href={href('for-families')}>{page('for-families').heading}</a>
          </span>
        </nav>
      </div>
    </div>
  );
}
