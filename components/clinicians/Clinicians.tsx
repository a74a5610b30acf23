import type { ReactNode } from 'react';
import { fullName } from '../../lib/content/facts.server';
import { languageName } from '../../lib/content/language-tags.server';
import type { Clinician } from '../../lib/content/schemas/clinicians.server';
import { profileId } from '../../lib/profiles.server';
import type { Site } from '../../lib/site.server';
import { firstSentences } from '../../lib/words/sentences.server';
import { capitalized, listOf } from '../../lib/words/text.server';
import { type LoadingTime, Picture } from '../picture/Picture';
import { Folded, unfoldedCount } from '../ui/Folded';
import { SampleMark } from '../ui/Prose';
import { useSite } from '../ui/SiteContext';

/**
 * A profile of each clinician: who it is, the facts that can be checked, and a statement in their own words, as a signed
 * letter; then the other facts.
 */
export function Clinicians() {
  const site = useSite();
  return (
    <div className="stacked-stack">
      {site.clinicians.map((clinician) => {
        const id = profileId(clinician, site);
        const facts = factsOf(clinician, site);
        const first = facts.slice(0, unfoldedCount(facts.length));
        const others = facts.slice(first.length);
        return (
          <section
            key={id}
            aria-labelledby={id}
            className="@container rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
          >
            <div
              className={`grid gap-x-12 gap-y-6 ${clinician.statement ? '@min-[56rem]:grid-cols-[2fr_3fr]' : ''}`}
            >
              <div>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
                  <Portrait clinician={clinician} />
                  {/* With large letters the name stands below the portrait. */}
                  <div className="flex-[1_1_8rem]">
                    <h2 id={id} className="text-h2-article">
                      {fullName(clinician)}
                    </h2>
                    <p className="mt-1 text-lead leading-tight text-soft">
                      {clinician.role[site.language]}
                    </p>
                  </div>
                </div>
                <FactList facts={first} className="mt-5" />
              </div>
              {clinician.statement && (
                <Letter clinician={clinician}>
                  <p className="mt-3 font-serif text-h3 text-soft">{clinician.name}</p>
                </Letter>
              )}
            </div>
            {others.length > 0 && (
              <div className="mt-6">
                <Folded summary={`${others.length} ${site.t('glance.more')}`}>
                  <FactList facts={others} className="border-line py-3 md:border-t md:pt-5" />
                </Folded>
              </div>
            )}
            <Sample of={clinician} />
          </section>
        );
      })}
    </div>
  );
}

interface LetterProps {
  clinician: Clinician;
  /** How many sentences of the statement are shown; all if left out. */
  sentences?: number;
  /** The signature. */
  children: ReactNode;
}

/** The statement of a clinician as a signed letter; the signature alone if there is no statement. */
export function Letter({ clinician, sentences, children }: LetterProps) {
  const { language } = useSite();
  const statement = clinician.statement?.[language] ?? '';
  const words = sentences ? firstSentences(statement, sentences, language) : statement;
  return (
    <figure>
      {words && (
        <blockquote className="max-w-measure font-serif text-lead text-heading">
          <p>{language === 'es' ? `«${words}»` : `"${words}"`}</p>
        </blockquote>
      )}
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** A short profile: the facts about a clinician that are marked `isInShort`, with a mark if they are samples. */
export function ClinicianFacts({
  clinician,
  className,
}: {
  clinician: Clinician;
  className: string;
}) {
  const facts = factsOf(clinician, useSite()).filter(({ isInShort }) => isInShort);
  return (
    <div className={className}>
      <FactList facts={facts} />
      <Sample of={clinician} />
    </div>
  );
}

/** The mark that the facts about a clinician are samples; nothing if they are not. */
function Sample({ of: { sample } }: { of: Clinician }) {
  const { t } = useSite();
  if (!sample) return null;
  return (
    <div className="mt-5 flex">
      <SampleMark text={t('clinician.sample')} />
    </div>
  );
}

interface Fact {
  term: string;
  /** Empty if the fact is not known. */
  value: ReactNode;
  /** Whether it has a row of its own. */
  isWide?: boolean;
  /** Whether a short profile has it too. */
  isInShort?: boolean;
}

/** Facts with their terms: two in a row on phones, four where there is room. */
const FactList = ({ facts, className = '' }: { facts: Fact[]; className?: string }) => (
  <dl
    className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,22%)),1fr))] gap-x-6 gap-y-4 ${className}`}
  >
    {facts.map(({ term, value, isWide }) => (
      <div key={term} className={isWide ? 'col-span-full' : undefined}>
        <dt className="text-small text-soft">{term}</dt>
        <dd className="leading-snug font-semibold">
          {typeof value === 'string' ? capitalized(value) : value}
        </dd>
      </div>
    ))}
  </dl>
);

/** The facts about a clinician's training and practice that are known, in the order in which they are shown. */
function factsOf(clinician: Clinician, { t, language }: Site): Fact[] {
  const { license, languages, interests, acceptsNewPatients: accepts } = clinician;
  const licenseNumber = (
    <>
      {license.number}{' '}
      <a href={license.lookUp} rel="noreferrer" className="inline-block py-1 font-normal link">
        {t('clinician.lookUp')}
      </a>
    </>
  );
  const spoken = languages.map((tag) => languageName(tag, language));
  const answer = accepts ? t('clinician.takesNewPatients') : t('clinician.takesNoNewPatients');
  const facts: Fact[] = [
    {
      term: t('clinician.interests'),
      value: interests?.map((interest) => interest[language]).join(', '),
      isWide: true,
    },
    { term: t('clinician.newPatients'), value: typeof accepts === 'boolean' && answer },
    { term: t('clinician.languages'), value: listOf(spoken, language), isInShort: true },
    { term: t('clinician.board'), value: clinician.board, isInShort: true },
    { term: t('clinician.license'), value: licenseNumber, isInShort: true },
    { term: t('clinician.inPracticeSince'), value: clinician.inPracticeSince },
    { term: t('clinician.medicalSchool'), value: clinician.medicalSchool },
    { term: t('clinician.residency'), value: clinician.residency },
    { term: t('clinician.fellowship'), value: clinician.fellowship },
    { term: t('clinician.affiliations'), value: clinician.affiliations?.join(', ') },
    { term: t('clinician.npi'), value: clinician.npi },
  ];
  return facts.filter(({ value }) => value);
}

interface PortraitProps {
  clinician: Clinician;
  /** When the photograph loads. */
  loads?: LoadingTime;
}

/**
 * The photograph of a clinician. Without one, a monogram, hidden from screen readers: the name stands beside it. Both
 * are round and 96 px wide, or a quarter of the window where text is large.
 */
export function Portrait({ clinician: { name, photo }, loads }: PortraitProps) {
  const { language } = useSite();
  if (!photo) return <Monogram of={name} />;
  return (
    <Picture
      path={photo.image}
      alt={photo.alt[language]}
      loads={loads}
      sizes="6rem"
      className={portraitShape}
    />
  );
}

const portraitShape = 'size-[min(96px,25vw)] shrink-0 rounded-full!';

/** The initials of the first and the last name, without titles after a comma. */
function Monogram({ of }: { of: string }) {
  const [first, ...others] = of.replace(/,.*/, '').split(/\s+/);
  const initials = [first, others.at(-1)].map((name) => name?.[0] ?? '');
  return (
    <div
      aria-hidden="true"
      className={`@container grid place-items-center border-2 border-control bg-mist print:hidden ${portraitShape}`}
    >
      <span className="font-serif text-[36cqi] font-semibold text-link">{initials.join('')}</span>
    </div>
  );
}
