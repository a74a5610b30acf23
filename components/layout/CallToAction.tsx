import { useSite } from '../ui/SiteContext';
import { CallButton, RequestButton } from './Actions';

/** The dark section that invites visitors to call or to book. */
export function CallToAction() {
  const { t } = useSite();
  return (
    <section id="call" aria-labelledby="call-heading" className="bg-deep text-on-deep print:hidden">
      <div className="page-width grid items-center gap-stack py-stack md:py-section md:grid-cols-[minmax(0,1fr)_min(20rem,50%)]">
        <div>
          <h2 id="call-heading" className="text-h2 text-on-deep">
            {t('callToAction.heading')}
          </h2>
          <p className="mt-3 max-w-measure text-lead text-on-deep-soft">{t('callToAction.text')}</p>
        </div>
        <div className="flex flex-col gap-3">
          <RequestButton variant="on-deep" />
          <CallButton variant="outline-on-deep" />
        </div>
      </div>
    </section>
  );
}
