import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { directionsTo } from '../../lib/directions.server';
import { comingExceptions } from '../../lib/hours.server';
import { addressLine } from '../../lib/words/postal-address';
import { capitalized, listOf } from '../../lib/words/text.server';
import { Week } from '../hours/Hours';
import { Detail } from '../ui/Detail';
import { Folded } from '../ui/Folded';
import { LineText } from '../ui/LineText';
import { useSite } from '../ui/SiteContext';

/**
 * Telephone, e-mail and address of the office. Phones fold the facts about the building and the hours.
 * @param request a link to write without e-mail
 * @param isWide whether it has three columns on large screens; on tablets it has two in any case
 */
export function ContactDetails({ request, isWide }: { request?: ReactNode; isWide?: boolean }) {
  const { t, line, today, practice, phone, hours } = useSite();
  const { street, city, state, zip } = practice.address;
  const details = useFurtherDetails();
  return (
    <div className={`md:max-lg:columns-2 md:gap-x-8 ${isWide ? 'lg:columns-3 lg:gap-x-16' : ''}`}>
      <dl className="stacked-4 max-md:pb-3">
        <Detail term={t('contact.phone')}>
          <a
            href={phone.href}
            className="link inline-block py-1 text-[length:min(8cqi,var(--text-h3))] font-semibold"
          >
            {phone.words}
          </a>
          <p className="mt-1 text-small leading-snug">
            <LineText line={line('contact.closed')} />
          </p>
        </Detail>
        <Detail term={t('contact.email')}>
          <a href={`mailto:${practice.email}`} className="link inline-block py-1 wrap-anywhere">
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
      </dl>
      <Folded summary={t(details.length > 0 ? 'contact.more' : 'contact.hours')}>
        <dl className="mt-4 stacked-4">
          {details.map(({ term, text }) => (
            <Detail key={term} term={term}>
              {text}
            </Detail>
          ))}
          <Detail term={t('contact.hours')} startsColumn>
            <Week exceptions={comingExceptions(hours, today)} />
          </Detail>
        </dl>
      </Folded>
    </div>
  );
}

/** The address of the office in a line, and the links to directions. */
export function OfficeInShort() {
  const { street, city, state, zip } = useSite().practice.address;
  return (
    <div className="flex gap-2">
      <MapPin className="mt-0.5 size-5 shrink-0 text-link" />
      <div>
        <address className="font-semibold not-italic">
          <span className="inline-block">{street},</span>{' '}
          <span className="inline-block">
            {city}, {state} {zip}
          </span>
        </address>
        <Directions />
      </div>
    </div>
  );
}

/** Links that open directions to the office in two map programs. */
function Directions() {
  const { t, practice } = useSite();
  const { google, apple } = directionsTo(addressLine(practice.address));
  return (
    <p className="flex flex-wrap gap-x-3">
      {t('visit.directions')}{' '}
      <span className="flex flex-wrap gap-x-3">
        <a href={google} className="link">
          {t('visit.googleMaps')}
        </a>{' '}
        <a href={apple} className="link">
          {t('visit.appleMaps')}
        </a>
      </span>
    </p>
  );
}

/** What is known besides address and hours: entrance, parking, bus, and the practice's profiles on other sites. */
function useFurtherDetails(): { term: string; text: ReactNode }[] {
  const { t, language, practice } = useSite();
  const { stepFree, elevator, accessibleRestroom, parking, bus, waitingRoom } = practice.building;
  const inWords = (fact: boolean | null | undefined, yes: string, no: string) =>
    typeof fact === 'boolean' ? [fact ? yes : no] : [];
  const entry = [
    ...inWords(stepFree, t('visit.stepFree'), t('visit.noStepFree')),
    ...inWords(elevator, t('visit.elevator'), t('visit.noElevator')),
    ...inWords(accessibleRestroom, t('visit.restroom'), t('visit.noRestroom')),
    ...(waitingRoom ? [waitingRoom[language]] : []),
  ];
  const profiles = practice.profiles.map((profile) => (
    <a key={profile} href={profile} className="link block">
      {new URL(profile).host}
    </a>
  ));
  return [
    {
      term: t('visit.building'),
      text: entry.length > 0 && `${capitalized(listOf(entry, language))}.`,
    },
    { term: t('visit.parking'), text: parking?.[language] },
    { term: t('visit.bus'), text: bus?.[language] },
    { term: t('visit.profiles'), text: profiles.length > 0 && profiles },
  ].filter(({ text }) => text);
}
