import { dollars } from '../../lib/content/facts.server';
import { languageName } from '../../lib/content/language-tags.server';
import { languagesSpoken } from '../../lib/content/spoken-languages.server';
import { ageRange, insurersInShort, whoSpeaks } from '../../lib/first-visit.server';
import type { Site } from '../../lib/site.server';
import { isLine, type Line, lineWords } from '../../lib/words/line';
import { capitalized, listOf } from '../../lib/words/text.server';
import { Folded, unfoldedCount } from '../ui/Folded';
import { LineText } from '../ui/LineText';
import { SampleMark } from '../ui/Prose';
import { useSite } from '../ui/SiteContext';

/** A card with the facts that matter to new and existing patients, as far as they are known. Phones fold most of them. */
export function AtAGlance() {
  const site = useSite();
  const facts = [...newPatientsFacts(site), ...existingPatientsFacts(site)]
    .map(({ lines, ...fact }) => ({
      ...fact,
      lines: lines.flatMap((line): Line[] => {
        if (isLine(line)) return [line];
        // All other values say nothing (`Fact`).
        return typeof line === 'string' && line !== '' ? [{ parts: [capitalized(line)] }] : [];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
  const shown = facts.slice(0, unfoldedCount(facts.length));
  const folded = facts.slice(shown.length);
  return (
    <section
      aria-labelledby="at-a-glance"
      className="@container rounded-card border border-line bg-surface p-5 shadow-card lg:text-base"
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

/** Facts with their terms. The first line of each stands out. */
const FactList = ({ facts }: { facts: Fact<Line>[] }) => (
  <dl>
    {facts.map(({ term, lines: [first, ...others], link }) => (
      <div key={term}>
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
  /** Texts and lines are shown. All other values mean that there is nothing to say: not known, or no. */
  lines: Shown[];
  /** A link to more about the fact. */
  link?: { address: string; text: string };
}

/** The facts that matter to new patients, known or not. */
function newPatientsFacts(site: Site): Fact[] {
  const { t, language, practice, visits } = site;
  const { newPatients, kinds, sample, office, videoFrom, ages } = visits;
  return [
    {
      term: t('glance.newPatients'),
      lines: [newPatients && t(`glance.${newPatients}`), ages && ageRange(site)],
    },
    {
      term: t('glance.insurance'),
      lines: insurersInShort(site),
      link: { address: `${site.href('home')}#insurance`, text: t('glance.check') },
    },
    {
      term: t('glance.languages'),
      lines: [
        listOf(
          [...languagesSpoken(site).keys()].map((tag) => languageName(tag, language)),
          language,
        ),
        ...whoSpeaks(site),
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

/** The facts that matter to existing patients too, known or not. */
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

/** "2 business days"; no text if the number is not known. */
function businessDays(days: number | null | undefined, { t }: Site) {
  return days && `${days} ${t(days === 1 ? 'facts.businessDay' : 'facts.businessDays')}`;
}
