import type { ReactNode } from 'react';
import { directions } from '../../lib/directions.server';
import { comingExceptions } from '../../lib/hours.server';
import { phoneLink } from '../../lib/telephones';
import { capitalized, listOf } from '../../lib/text.server';
import { Hours } from '../hours/Hours';
import { LinkedPhoneNumbers } from '../ui/LinkedPhoneNumbers';
import { useSite } from '../ui/SiteContext';

/**
 * Telephone, e-mail, address and hours of the one office.
 * @param request a way to write that is not e-mail
 * @param isWide in three columns on large screens
 */
export function ContactDetails({ request, isWide }: { request?: ReactNode; isWide?: boolean }) {
  const { t, today, practice, hours } = useSite();
  const { street, city, state, zip } = practice.address;
  return (
    <dl
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-x-6 stacked-6 ${isWide ? 'lg:block lg:columns-3' : ''}`}
    >
      <Detail term={t('contact.phone')}>
        <a
          href={phoneLink(practice.phone)}
          className="inline-block py-1 text-h3 font-semibold text-link underline underline-offset-4"
        >
          {practice.phone}
        </a>
      </Detail>
      <Detail term={t('contact.email')}>
        <a
          href={`mailto:${practice.email}`}
          className="inline-block py-1 underline underline-offset-4 wrap-anywhere"
        >
          {practice.email}
        </a>
        {request && <div>{request}</div>}
      </Detail>
      <Detail term={t('contact.address')} startsColumn>
        <address className="py-1 not-italic">
          {street}
          <br />
          {city}, {state} {zip}
        </address>
        <Directions />
      </Detail>
      <Building />
      <Detail term={t('contact.hours')} startsColumn>
        <Hours exceptions={comingExceptions(hours, today)} />
        <p className="mt-2 text-small">
          <LinkedPhoneNumbers text={t('contact.closed')} />
        </p>
      </Detail>
    </dl>
  );
}

/** Links that open a map program with the way to the office. */
function Directions() {
  const { t, practice } = useSite();
  const { google, apple } = directions(practice);
  const linkClass = 'text-link underline underline-offset-4';
  return (
    <p className="flex flex-wrap gap-x-4">
      {t('visit.directions')}{' '}
      <a href={google} className={linkClass}>
        {t('visit.googleMaps')}
      </a>{' '}
      <a href={apple} className={linkClass}>
        {t('visit.appleMaps')}
      </a>{' '}
    </p>
  );
}

/** How to get into the building, where to park, where else the practice is found. */
function Building() {
  const { t, language, practice } = useSite();
  const { stepFree, elevator, accessibleRestroom, parking, waitingRoom } = practice.building;
  const say = (fact: boolean | null | undefined, yes: string, no: string) =>
    typeof fact === 'boolean' ? [fact ? yes : no] : [];
  const entry = [
    ...say(stepFree, t('visit.stepFree'), t('visit.noStepFree')),
    ...say(elevator, t('visit.elevator'), t('visit.noElevator')),
    ...say(accessibleRestroom, t('visit.restroom'), t('visit.noRestroom')),
    waitingRoom?.[language] ?? [],
  ].flat();
  return (
    <>
      {entry.length > 0 && (
        <Detail term={t('visit.building')}>{`${capitalized(listOf(entry, language))}.`}</Detail>
      )}
      {parking && <Detail term={t('visit.parking')}>{parking[language]}</Detail>}
      {practice.profiles.length > 0 && (
        <Detail term={t('visit.profiles')}>
          {practice.profiles.map((profile) => (
            <a
              key={profile}
              href={profile}
              className="block text-link underline underline-offset-4"
            >
              {new URL(profile).host}
            </a>
          ))}
        </Detail>
      )}
    </>
  );
}

function Detail(props: { term: string; startsColumn?: boolean; children: ReactNode }) {
  const { term, startsColumn, children } = props;
  return (
    <div className={startsColumn ? 'break-before-column' : ''}>
      <dt className="font-semibold text-heading">{term}</dt>
      <dd className="py-1">{children}</dd>
    </div>
  );
}
