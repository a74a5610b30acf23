import {
  firstVisitOf,
  insurersInShort,
  languagesOf,
  minutesAndClinicians,
  shownOpening,
  waysIn,
} from '../../lib/first-visit.server';
import { capitalized } from '../../lib/words/text.server';
import { useSite } from '../ui/SiteContext';

interface VisitInBriefProps {
  /** Whether this first visit cannot be by video. */
  inOfficeOnly?: boolean | undefined;
}

/**
 * The minutes of the first visit, with whom, where, in which languages, the next opening, and the insurers. They
 * stand in the first screen of phones, on pages that have the card at their end.
 */
export function VisitInBrief({ inOfficeOnly = false }: VisitInBriefProps) {
  const site = useSite();
  const { t, href, language } = site;
  const choices = [...waysIn(site, { isInOfficeOnly: inOfficeOnly }), ...languagesOf(site)];
  const visit = minutesAndClinicians(site);
  const name = firstVisitOf(site)?.name[language];
  const [insurers] = insurersInShort(site);
  return (
    <div className="mb-4 text-small leading-snug lg:hidden">
      {visit && <p>{name ? `${name}: ${visit}` : capitalized(visit)}</p>}
      {choices.length > 0 && (
        <p>
          {choices.map(({ value, text, lang }, index) => (
            <span key={value} lang={lang}>
              {index > 0 && ' · '}
              {text}
            </span>
          ))}
        </p>
      )}
      <NextOpening />
      {insurers && (
        <p>
          {capitalized(insurers)}{' '}
          <a href={`${href('home')}#insurance`} className="link">
            {t('glance.check')}
          </a>
        </p>
      )}
    </div>
  );
}

/** The next opening in a line, while it is shown. */
export function NextOpening() {
  const site = useSite();
  const opening = shownOpening(site);
  if (!opening) return null;
  return (
    <p data-last-day={opening.lastDay}>
      <strong className="font-semibold">{opening.day}</strong>{' '}
      <span className="inline-block">
        {site.t('visitCard.opening')} {opening.confirmedOn}
      </span>
    </p>
  );
}
