import type { ReactNode } from 'react';
import type { CrisisCenter } from '../../lib/content/schemas/crisis.server';
import type { Page } from '../../lib/content/types';
import { directionsTo } from '../../lib/directions.server';
import { emergencyPage } from '../../lib/routes.server';
import { callLink } from '../../lib/words/telephones';
import { LineText } from '../ui/LineText';
import { useSite } from '../ui/SiteContext';

export const crisisCentersId = 'crisis-centers';

/**
 * The crisis centers; nothing if none is known. The page of a town has those of its county and a link to more help.
 * @param inTown whether it stands on such a page
 */
export function CrisisCenters({ centers, inTown }: { centers: CrisisCenter[]; inTown?: boolean }) {
  const { t, href } = useSite();
  if (centers.length === 0) return null;
  return (
    <section
      aria-labelledby={crisisCentersId}
      className="rounded-card border border-line bg-mist p-6"
    >
      <h2 id={crisisCentersId} className="text-h3">
        {t(inTown ? 'crisisCenters.inCounty' : 'crisisCenters.heading')}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-x-12">
        {centers.map((center) => (
          <Center key={center.name} {...center} />
        ))}
      </div>
      {inTown && (
        <p className="mt-4">
          <a href={href(emergencyPage)} className="link inline-block py-1">
            {t('crisisCenters.more')}
          </a>
        </p>
      )}
    </section>
  );
}

/**
 * A crisis center. The numbers of its telephone and of its mobile team
 * are shown only if somebody has confirmed them.
 */
function Center({ name, county, address, phone, mobileTeam, hours, does }: CrisisCenter) {
  const { t, language } = useSite();
  const numberOf = (of: CrisisCenter['phone']) =>
    of?.confirmedOn && <LineText line={{ parts: [callLink(of.number)] }} />;
  const directionsLink = (
    <a href={directionsTo(address).google} rel="noreferrer" className="link">
      {address}
    </a>
  );
  const facts: { name: string; value: ReactNode }[] = [
    { name: t('crisisCenters.county'), value: county },
    { name: t('crisisCenters.address'), value: directionsLink },
    { name: t('crisisCenters.hours'), value: hours && <LineText line={hours[language]} /> },
    { name: t('crisisCenters.phone'), value: numberOf(phone) },
    { name: t('crisisCenters.mobileTeam'), value: numberOf(mobileTeam) },
  ];
  return (
    <div>
      <h3 className="mt-5 font-semibold">{name}</h3>
      <p className="mt-1 max-w-measure">
        <LineText line={does[language]} />
      </p>
      <ul className="mt-1">
        {facts.map(
          ({ name, value }) =>
            value && (
              <li key={name}>
                {name} {value}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/**
 * Adds the sources of crisis centers to those of the page that shows them, each with the name of its center. A source that
 * the page has already is not added.
 */
export function withSources<SomePage extends Page>(
  page: SomePage,
  centers: CrisisCenter[],
): SomePage {
  const own = page.sources ?? [];
  const others = centers
    .flatMap(({ name, sources }) => sources.map((source) => ({ ...source, claim: name })))
    .filter(({ url }) => !own.some((source) => source.url === url));
  return { ...page, sources: [...own, ...others] };
}
