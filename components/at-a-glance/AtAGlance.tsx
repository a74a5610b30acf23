import { dollars } from '../../lib/content/facts.server';
import { languageName } from '../../lib/content/language-marks.server';
import { isInNetwork } from '../../lib/content/schemas/insurers.server';
import { languagesSpoken } from '../../lib/content/spoken-languages.server';
import type { Site } from '../../lib/site.server';
import { lastDayShown, longDate } from '../../lib/time/dates.server';
import { isLine, type Line, lineWords } from '../../lib/words/line';
import { capitalized, listOf } from '../../lib/words/text.server';
import { Folded, unfoldedCount } from '../ui/Folded';
import { LineText } from '../ui/LineText';
import { SampleMark } from '../ui/Prose';
import { useSite } from '../ui/SiteContext';

/**
 * A card with the facts by which patients decide, as far as they are known. Phones fold all
 * but four facts, with their number as summary.
 * @param isFull whether it has the facts that matter to existing patients too
 * @param isCard whether it is narrow, for a place beside a text on large screens
 */
export function AtAGlance({ isFull = false, isCard = false }) {
  const site = useSite();
  const facts = [...newcomersFacts(site), ...(isFull ? existingPatientsFacts(site) : [])]
    .map(({ lines, ...fact }) => ({
      ...fact,
      lines: lines.flatMap((line): Line[] => {
        if (isLine(line)) return [line];
        return typeof line === 'string' && line !== '' ? [{ parts: [capitalized(line)] }] : [];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
  const shown = facts.slice(0, unfoldedCount(facts.length));
  const folded = facts.slice(shown.length);
  return (
    <section
      aria-labelledby="at-a-glance"
      className={`@container rounded-card border border-line bg-surface p-5 shadow-card ${isCard ? 'lg:text-base' : 'md:p-8'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="at-a-glance" className="text-h3">
          {site.t('glance.heading')}
        </h2>
        {site.visits.sample && <SampleMark text={site.t('glance.sample')} />}
      </div>
      <div className="facts mt-3">
        <FactList facts={shown} />
        {folded.length > 0 && (
          <Folded summary={`${folded.length} ${site.t('glance.more')}`}>
            <FactList facts={folded} />
          </Folded>
        )}
      </div>
    </section>
  );
}

const FactList = ({ facts }: { facts: Fact<Line>[] }) => (
  <dl>
    {facts.map(({ term, lines: [first, ...others], link, lastDay }) => (
      <div key={term} data-last-day={lastDay}>
        <dt className="text-small text-soft">{term}</dt>
        <dd className="font-semibold">{first && <LineText line={first} />}</dd>
        {others.map((line) => (
          <dd key={lineWords(line)} className="text-small">
            <LineText line={line} />
          </dd>
        ))}
        {link && (
          <dd className="text-small">
            <a href={link.address} className="link inline-block py-1">
              {link.text}
            </a>
          </dd>
        )}
      </div>
    ))}
  </dl>
);

interface Fact<Shown = Line | string | number | boolean | null | undefined> {
  term: string;
  /** The lines that are texts are shown. All other values mean that the fact is not known. */
  lines: Shown[];
  /** A link to more about the fact. */
  link?: { address: string; text: string };
  /** ISO date after which the page script hides the fact. */
  lastDay?: string;
}

function newcomersFacts(site: Site): Fact[] {
  const { t, language, practice, visits } = site;
  const { newPatients, kinds, sample, office, videoFrom, ages } = visits;
  const spoken = [...languagesSpoken(site)];
  return [
    {
      term: t('glance.newPatients'),
      lines: [
        newPatients && t(`glance.${newPatients}`),
        ages && `${ages.from} ${ages.to ? `${t('glance.to')} ${ages.to}` : t('glance.andOver')}`,
      ],
    },
    ...insurance(site),
    ...nextOpening(site),
    {
      term: t('glance.languages'),
      lines: [
        listOf(
          spoken.map(([tag]) => languageName(tag, language)),
          language,
        ),
        ...spoken
          .filter(([tag]) => tag !== 'en')
          .map(([tag, who]) => {
            const verb = t(who.length === 1 ? 'glance.speaks' : 'glance.speak');
            return `${listOf(who, language)} ${verb} ${languageName(tag, language)}`;
          }),
      ],
    },
    ...kinds
      .filter(({ id }) => id === 'first' || id === 'followUp')
      .map(({ name, minutes, price }) => ({
        term: name[language],
        lines: [
          minutes && `${minutes} ${t('glance.minutes')}`,
          typeof price === 'number' && `${dollars(price, sample)} ${t('glance.withoutInsurance')}`,
        ],
      })),
    {
      term: t('glance.where'),
      lines: [
        office && `${t('glance.office')} ${practice.address.city}`,
        videoFrom && `${t('glance.video')} ${videoFrom[language]}`,
      ],
    },
    { term: t('glance.reply'), lines: [businessDays(visits.replyWithin, site)] },
  ];
}

/** The insurers in network, or their number if there are many, with a link to the search. */
function insurance({ t, language, insurers, href }: Site): Fact[] {
  const accepted = insurers.filter(isInNetwork);
  if (accepted.length === 0) return [];
  const names = accepted.map(({ name }) => name);
  const programs = accepted.filter(({ id }) => id === 'medicare' || id === 'medicaid');
  const included = `${t('glance.including')} ${listOf(
    programs.map(({ name }) => name),
    language,
  )}`;
  const isLong = accepted.length > 3;
  return [
    {
      term: t('glance.insurance'),
      lines: [
        isLong ? `${accepted.length} ${t('glance.insurers')}` : listOf(names, language),
        isLong && programs.length > 0 && included,
      ],
      link: { address: `${href('home')}#insurance`, text: t('glance.check') },
    },
  ];
}

/**
 * The next opening, until `lastDayShown`. The page script hides it
 * too, because a build may be older than a day.
 */
function nextOpening({ t, language, today, visits }: Site): Fact[] {
  if (!visits.nextOpening) return [];
  const { date, confirmedOn } = visits.nextOpening;
  const lastDay = lastDayShown(visits.nextOpening);
  if (lastDay < today) return [];
  const confirmed = `${t('glance.confirmedOn')} ${longDate(confirmedOn, language)}`;
  return [{ term: t('glance.nextOpening'), lines: [longDate(date, language), confirmed], lastDay }];
}

/** The facts that matter to existing patients too. */
function existingPatientsFacts(site: Site): Fact[] {
  const { t, language, visits } = site;
  const ways = visits.paidBy?.map((way) => t(`facts.paidBy.${way}`)) ?? [];
  return [
    { term: t('glance.refills'), lines: [businessDays(visits.refillsWithin, site)] },
    { term: t('glance.away'), lines: [visits.coverage?.[language]] },
    {
      term: t('glance.paidBy'),
      lines: [listOf(ways, language), visits.superbill && t('glance.superbill')],
    },
  ];
}

function businessDays(days: number | null | undefined, { t }: Site) {
  return days && `${days} ${t(days === 1 ? 'facts.businessDay' : 'facts.businessDays')}`;
}
