import type { ReactNode } from 'react';
import { dollars } from '../../lib/content/facts.server';
import type { Visits } from '../../lib/content/schemas/visits.server';
import { addDays, floridaToday, longDate } from '../../lib/dates.server';
import { languageName, languagesSpoken, listOf } from '../../lib/languages-spoken.server';
import { SampleMark } from '../ui/SampleMark';
import { useSite } from '../ui/SiteContext';

/**
 * What patients decide by, in one card. What is not known is not shown.
 * @param isFull with what matters to people who are patients already
 */
export function AtAGlance({ isFull = false }: { isFull?: boolean }) {
  const { t, visits } = useSite();
  return (
    <section
      aria-labelledby="at-a-glance"
      className="mb-stack rounded-card border border-line bg-surface p-6 shadow-card md:p-8"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="at-a-glance" className="text-h3">
          {t('glance.heading')}
        </h2>
        {visits.sample && <SampleMark text={t('glance.sample')} />}
      </div>
      <dl className="mt-3 grid min-[360px]:grid-cols-2 gap-6 lg:grid-cols-4">
        <NewPatients />
        <VisitKinds />
        <Where />
        <Ages />
        <Languages />
        <BusinessDays term={t('glance.reply')} days={visits.replyWithin} />
        {isFull && (
          <>
            <BusinessDays term={t('glance.refills')} days={visits.refillsWithin} />
            <Coverage />
            <Payment />
          </>
        )}
      </dl>
    </section>
  );
}

/** A fact; nothing where none of its lines is known. */
function Fact({ term, lines }: { term: string; lines: ReactNode[] }) {
  const known = lines.filter(Boolean);
  if (known.length === 0) return null;
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      {known.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are rendered once
        <dd key={index} className={`first-letter:uppercase ${index === 0 ? 'font-semibold' : ''}`}>
          {line}
        </dd>
      ))}
    </div>
  );
}

function NewPatients() {
  const { t, visits } = useSite();
  const answers = {
    accepted: t('glance.accepted'),
    'waiting list': t('glance.waitingList'),
    'not accepted': t('glance.notAccepted'),
  };
  return (
    <>
      <Fact
        term={t('glance.newPatients')}
        lines={[visits.newPatients && answers[visits.newPatients]]}
      />
      <NextOpening />
    </>
  );
}

/** Shown until its day, or until so many days after it was confirmed; the page's script looks too. */
function NextOpening() {
  const { t, language, visits } = useSite();
  if (!visits.nextOpening) return null;
  const { date, confirmedOn, shownForDays } = visits.nextOpening;
  const last = [date, addDays(confirmedOn, shownForDays)].sort()[0] as string;
  if (last < floridaToday()) return null;
  return (
    <div data-last-day={last}>
      <dt className="text-small text-soft">{t('glance.nextOpening')}</dt>
      <dd className="font-semibold">{longDate(date, language)}</dd>
      <dd>
        {t('glance.confirmedOn')} {longDate(confirmedOn, language)}
      </dd>
    </div>
  );
}

/** How long the first and the later visits are, and what they cost. */
function VisitKinds() {
  const { t, language, visits } = useSite();
  return visits.kinds
    .filter(({ id }) => id === 'first' || id === 'followUp')
    .map(({ id, name, minutes, price }) => (
      <Fact
        key={id}
        term={name[language]}
        lines={[
          minutes && `${minutes} ${t('glance.minutes')}`,
          typeof price === 'number' &&
            `${dollars(price, visits.sample)} ${t('glance.withoutInsurance')}`,
        ]}
      />
    ));
}

function Where() {
  const { t, language, practice, visits } = useSite();
  return (
    <Fact
      term={t('glance.where')}
      lines={[
        visits.office && `${t('glance.office')} ${practice.address.city}`,
        visits.videoFrom && `${t('glance.video')} ${visits.videoFrom[language]}`,
      ]}
    />
  );
}

function Ages() {
  const { t, visits } = useSite();
  return <Fact term={t('glance.ages')} lines={[visits.ages && describeAges(visits.ages)]} />;

  function describeAges({ from, to }: NonNullable<Visits['ages']>): string {
    return to === undefined ? `${from} ${t('glance.andOver')}` : `${from} ${t('glance.to')} ${to}`;
  }
}

/** The languages of care, and who speaks those other than English. */
function Languages() {
  const site = useSite();
  const { t, language } = site;
  const spoken = languagesSpoken(site);
  const names = [...spoken.keys()].map((tag) => languageName(tag, language));
  return (
    <Fact
      term={t('glance.languages')}
      lines={[
        listOf(names, language),
        ...[...spoken]
          .filter(([tag]) => tag !== 'en')
          .map(
            ([tag, speakers]) => `${languageName(tag, language)}: ${listOf(speakers, language)}`,
          ),
      ]}
    />
  );
}

function BusinessDays({ term, days }: { term: string; days: number | null | undefined }) {
  const { t } = useSite();
  const unit = days === 1 ? t('facts.businessDay') : t('facts.businessDays');
  return <Fact term={term} lines={[days && `${days} ${unit}`]} />;
}

function Coverage() {
  const { t, language, visits } = useSite();
  return <Fact term={t('glance.away')} lines={[visits.coverage?.[language]]} />;
}

function Payment() {
  const { t, language, visits } = useSite();
  const ways = visits.paidBy?.map((way) => t(`facts.paidBy.${way}`)) ?? [];
  return (
    <Fact
      term={t('glance.paidBy')}
      lines={[listOf(ways, language), visits.superbill && t('glance.superbill')]}
    />
  );
}
