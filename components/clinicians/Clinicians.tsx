import { Quote } from 'lucide-react';
import { fullName } from '../../lib/content/facts.server';
import { useSite } from '../ui/SiteContext';
import { ClinicianFacts } from './ClinicianFacts';
import { Portrait } from './Portrait';

/** A profile of each clinician. Of one alone, the page shows the portrait in its heading. */
export function Clinicians() {
  const { clinicians, language } = useSite();
  return (
    <div className="stacked-stack">
      {clinicians.map((clinician, index) => {
        const { role, photo, statement } = clinician;
        const id = `clinician-${index + 1}`;
        return (
          <section
            key={id}
            aria-labelledby={id}
            className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
          >
            <div className="mb-5 flex items-center gap-5">
              {photo && clinicians.length > 1 && <Portrait photo={photo} small />}
              <div>
                <h2 id={id} className="text-h2-article">
                  {fullName(clinician)}
                </h2>
                <p className="mt-1 text-lead text-soft">{role[language]}</p>
              </div>
            </div>
            <div
              className={`grid grid-cols-1 gap-5 ${statement ? 'lg:grid-cols-[6fr_5fr] lg:gap-16' : ''}`}
            >
              <div>
                <ClinicianFacts
                  clinician={clinician}
                  className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-5"
                />
              </div>
              {statement && (
                <figure className="max-w-measure">
                  <Quote className="mb-3 size-8 text-focus" />
                  <blockquote>
                    <p className="text-lead">{statement[language]}</p>
                  </blockquote>
                  <figcaption className="mt-3 text-small text-soft">
                    {fullName(clinician)}
                  </figcaption>
                </figure>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
