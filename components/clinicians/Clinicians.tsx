import type { ReactNode } from 'react';
import { fullName } from '../../lib/content/facts.server';
import { languageName } from '../../lib/content/language-marks.server';
import type { Clinician } from '../../lib/content/schemas/clinicians.server';
import type { Site } from '../../lib/site.server';
import { capitalized, listOf } from '../../lib/words/text.server';
import { mobileBreakpoint } from '../breakpoints';
import { Picture } from '../picture/Picture';
import { Folded, unfoldedCount } from '../ui/Folded';
import { SampleMark } from '../ui/Prose';
import { useSite } from '../ui/SiteContext';

/** A profile of each clinician: first a statement in their own words, then the facts that can be checked. */
export function Clinicians() {
  const { clinicians, language } = useSite();
  return (
    <div className="stacked-stack">
      {clinicians.map((clinician, index) => {
        const { role, statement } = clinician;
        const id = `clinician-${index + 1}`;
        return (
          <section
            key={id}
            aria-labelledby={id}
            className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
          >
            <div className="flex flex-wrap gap-x-5 gap-y-2 md:grid md:grid-cols-[auto_1fr] md:gap-x-8 md:gap-y-0">
              {/* With large letters the portrait keeps a share of the window, so that the words beside it have room. */}
              <div className="w-20 md:row-span-2 md:w-[min(12rem,27vw)] lg:w-[min(16rem,27vw)]">
                <Portrait
                  clinician={clinician}
                  sizes={`(width < ${mobileBreakpoint}) 5rem, 16rem`}
                />
              </div>
              {/* With large letters the name stands below the portrait. */}
              <div className="flex-[1_1_8rem] self-center">
                <h2 id={id} className="text-h2-article">
                  {fullName(clinician)}
                </h2>
                <p className="mt-1 text-lead leading-tight text-soft">{role[language]}</p>
              </div>
              {statement && (
                <blockquote className="mt-2 max-w-measure border-focus max-md:w-full md:mt-4 md:border-l-4 md:pl-5">
                  <p className="text-lead">{statement[language]}</p>
                </blockquote>
              )}
            </div>
            <ClinicianFacts clinician={clinician} className="mt-6" />
          </section>
        );
      })}
    </div>
  );
}

interface ClinicianFactsProps {
  clinician: Clinician;
  /** Whether only board, license and languages are shown, one below the other. */
  inShort?: boolean;
  className: string;
}

/**
 * The known facts about a clinician's training and practice, with a mark if they are samples. A short profile has those
 * marked `isInShort`. A whole one has all, of which phones fold some.
 */
export function ClinicianFacts({ clinician, inShort = false, className }: ClinicianFactsProps) {
  const site = useSite();
  const known = factsOf(clinician, site).filter(
    ({ value, isInShort }) => value && (isInShort || !inShort),
  );
  const shown = known.slice(0, unfoldedCount(known.length));
  const folded = known.slice(shown.length);
  return (
    <div className={className}>
      {inShort ? (
        <dl className="stacked-3">
          <FactList facts={shown} />
        </dl>
      ) : (
        <>
          <dl className={columns}>
            <FactList facts={shown} />
          </dl>
          {folded.length > 0 && (
            <div className="mt-5">
              <Folded summary={`${folded.length} ${site.t('glance.more')}`}>
                <dl className={columns}>
                  <FactList facts={folded} />
                </dl>
              </Folded>
            </div>
          )}
        </>
      )}
      {clinician.sample && (
        <div className="mt-5 flex">
          <SampleMark text={site.t('clinician.sample')} />
        </div>
      )}
    </div>
  );
}

/** Two facts in a row on phones and tablets, so that a long list of interests has room; four on larger screens. */
const columns =
  'grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-5 md:grid-cols-2 lg:grid-cols-4';

interface Fact {
  term: string;
  /** Empty if the fact is not known. */
  value: ReactNode;
  /** Whether a short profile has it too. */
  isInShort?: boolean;
}

const FactList = ({ facts }: { facts: Fact[] }) =>
  facts.map(({ term, value }) => (
    <div key={term}>
      <dt className="text-small text-soft">{term}</dt>
      <dd className="leading-snug font-semibold">
        {typeof value === 'string' ? capitalized(value) : value}
      </dd>
    </div>
  ));

/** The facts in their order. */
function factsOf(clinician: Clinician, { t, language }: Site): Fact[] {
  const { licence, languages, interests, acceptsNewPatients: accepts } = clinician;
  const number = (
    <>
      {licence.number}{' '}
      <a href={licence.lookUp} rel="noreferrer" className="font-normal whitespace-nowrap link">
        {t('clinician.lookUp')}
      </a>
    </>
  );
  const spoken = languages.map((tag) => languageName(tag, language));
  const answer = accepts ? t('clinician.takesNewPatients') : t('clinician.takesNoNewPatients');
  return [
    { term: t('clinician.board'), value: clinician.board, isInShort: true },
    { term: t('clinician.licence'), value: number, isInShort: true },
    { term: t('clinician.languages'), value: listOf(spoken, language), isInShort: true },
    { term: t('clinician.newPatients'), value: typeof accepts === 'boolean' && answer },
    { term: t('clinician.inPracticeSince'), value: clinician.inPracticeSince },
    {
      term: t('clinician.interests'),
      value: interests?.map((interest) => interest[language]).join(', '),
    },
    { term: t('clinician.medicalSchool'), value: clinician.medicalSchool },
    { term: t('clinician.residency'), value: clinician.residency },
    { term: t('clinician.fellowship'), value: clinician.fellowship },
    { term: t('clinician.affiliations'), value: clinician.affiliations?.join(', ') },
    { term: t('clinician.npi'), value: clinician.npi },
  ];
}

interface PortraitProps {
  clinician: Clinician;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  early?: boolean;
}

/** The photograph of a clinician. Without one, the initials, hidden from screen readers: the name stands beside them. */
export function Portrait({ clinician: { name, photo }, sizes, early }: PortraitProps) {
  const { language } = useSite();
  if (!photo) return <Initials of={name} />;
  return (
    <Picture
      path={photo.image}
      alt={photo.alt[language]}
      sizes={sizes}
      className={portraitShape}
      {...(early && { early })}
    />
  );
}

const portraitShape = 'aspect-4/5 w-full rounded-card';

/** The initials of the first and the last name, without titles after a comma. */
function Initials({ of }: { of: string }) {
  const [first, ...others] = of.replace(/,.*/, '').split(/\s+/);
  const initials = [first, others.at(-1)].map((name) => name?.[0] ?? '');
  return (
    <div
      aria-hidden="true"
      className={`@container grid place-items-center border border-line bg-mist print:hidden ${portraitShape}`}
    >
      <span className="font-serif text-[36cqi] font-semibold text-link">{initials.join('')}</span>
    </div>
  );
}
