import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldName } from '../../lib/contact-form';
import { countiesIn, dollars } from '../../lib/content/facts.server';
import { languageName } from '../../lib/content/language-tags.server';
import { isInNetwork } from '../../lib/content/schemas/insurers.server';
import { languagesSpoken } from '../../lib/content/spoken-languages.server';
import {
  ageRange,
  firstVisitOf,
  hasNoOpenings,
  insurersInShort,
  languagesOf,
  minutesAndClinicians,
  type Option,
  shownOpening,
  type Way,
  waysIn,
  waysOf,
} from '../../lib/first-visit.server';
import { capitalized, listOf } from '../../lib/words/text.server';
import { Picture } from '../picture/Picture';
import { buttonClass } from '../ui/ButtonLink';
import { Select } from '../ui/Select';
import { useSite } from '../ui/SiteContext';

/** The id of the card, to which "Book" on phones leads. */
export const visitCardId = 'visit-card';

interface VisitCardProps {
  /** The picture of which a strip stands above the words, where there is room. */
  picture: { name: string; alt: string };
  /**
   * Whether phones show the card as a sheet over the page when "Book" is pressed, because on the page it stands at the
   * end. Without it "Book" leads to the card.
   */
  isSheet?: boolean;
  /** The way of visiting that is chosen from the start. */
  chosen?: 'office' | 'video';
  /** Whether this first visit cannot be by video. */
  inOfficeOnly?: boolean | undefined;
}

/**
 * The first visit: how long, with whom, when, where, in which language and with which insurance, and one action. What is
 * chosen on it is the beginning of the contact form (`contact-form/draft.client.ts`); nothing is sent or stored before
 * the action. Facts that are not known are left out. Without scripts, and on paper, it asks nothing: no other page could
 * read what was chosen. It then says the same as facts.
 */
export function VisitCard({ picture, isSheet, chosen, inOfficeOnly = false }: VisitCardProps) {
  const site = useSite();
  const { t, href, visits } = site;
  const allWays = waysOf(site);
  const ways = waysIn(site, { isInOfficeOnly: inOfficeOnly });
  const hasQuestions = visits.newPatients !== 'notAccepted';
  const actionText = t(
    visits.newPatients === 'waitingList' ? 'visitCard.askForList' : 'visitCard.ask',
  );
  return (
    <section
      id={visitCardId}
      tabIndex={-1}
      aria-labelledby="visit-card-heading"
      popover={isSheet ? 'auto' : undefined}
      className={`visit-card @container rounded-card border border-line bg-surface text-base text-ink ${isSheet ? 'shadow-card' : 'shadow-float'}`}
    >
      {isSheet && (
        <button
          type="button"
          popoverTarget={visitCardId}
          popoverTargetAction="hide"
          className="visit-card-close ml-auto px-5 pt-3 font-semibold text-link"
        >
          {t('nav.close')}
        </button>
      )}
      <Picture
        {...picture}
        loads="at once"
        sizes="34rem"
        className="visit-card-picture rounded-t-card print:hidden"
      />
      <div className="p-[min(--spacing(5),6cqi)]">
        <FirstVisit />
        <Opening />
        <Facts ways={ways} hasQuestions={hasQuestions} />
        {hasQuestions && (
          <form
            action={href('contact')}
            data-draft=""
            data-visit-card=""
            className="mt-4 noscript:hidden"
          >
            <input type="hidden" name="patient" value="new" />
            {/* The contact form asks where there are two ways. Here the service has decided. */}
            {ways.length === 1 && allWays.length > 1 && (
              <input type="hidden" name="visit" value="office" />
            )}
            <div className="grid gap-1.5 @min-[12rem]:grid-cols-[auto_auto] @max-[20rem]:text-small">
              <RadioGroup name="visit" label={t('glance.where')} options={ways} chosen={chosen} />
              <RadioGroup
                name="preferredLanguage"
                label={t('glance.languages')}
                options={languagesOf(site)}
                chosen={site.language}
              />
            </div>
            <Insurer />
            <CardActions>
              <button type="submit" className={buttonClass('sun')}>
                {actionText}
              </button>
            </CardActions>
          </form>
        )}
        <div className={hasQuestions ? 'hidden noscript:block' : ''}>
          <CardActions>
            <a href={href('contact')} className={buttonClass('sun')}>
              {hasQuestions ? actionText : t('contact.heading')}
            </a>
          </CardActions>
        </div>
        {visits.sample && <p className="text-small text-soft italic">{t('glance.sample')}</p>}
      </div>
    </section>
  );
}

/** The main action, and a call. They are beside each other where there is room. */
function CardActions({ children }: { children: ReactNode }) {
  const { t, phone } = useSite();
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-x-4 *:first:grow print:hidden">
      {children}{' '}
      <p className="flex flex-wrap items-center gap-x-2">
        {t('visitCard.orCall')}{' '}
        <a href={phone.href} className="link inline-flex min-h-12 items-center font-semibold">
          {phone.words}
        </a>
      </p>
    </div>
  );
}

/** What the visit is, its minutes, with whom, and from which age. */
function FirstVisit() {
  const site = useSite();
  const { t, visits } = site;
  const visit = minutesAndClinicians(site);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="visit-card-heading" className="text-h3">
          {t('visitCard.heading')}
        </h2>
        {visits.ages && <p className="text-small text-soft">{ageRange(site)}</p>}
      </div>
      {visit && <p className="leading-snug">{capitalized(visit)}</p>}
    </>
  );
}

/**
 * The next opening, until `lastDayShown`, and then that one may ask for it. The page script hides the first sentence too,
 * because a build may be older than a day, and the style sheet shows the second one while the first is hidden. While the
 * practice has no openings for new patients, it says so.
 */
function Opening() {
  const site = useSite();
  const { t, visits } = site;
  if (hasNoOpenings(visits)) {
    const isWaiting = visits.newPatients === 'waitingList';
    const state = isWaiting ? 'visitCard.waitingList' : 'visitCard.notAccepted';
    return <p className="mt-3 font-semibold">{t(state)}</p>;
  }
  const opening = shownOpening(site);
  return (
    <div className="visit-opening mt-3">
      {opening && (
        <p
          data-last-day={opening.lastDay}
          className="flex flex-wrap items-baseline gap-x-2 leading-snug"
        >
          <strong className="font-serif text-h3 font-semibold text-heading">{opening.day}</strong>{' '}
          <span className="text-small text-soft">
            {t('visitCard.opening')} {opening.confirmedOn}
          </span>
        </p>
      )}
      <p className="font-serif text-h3 font-semibold text-heading">
        {t('visitCard.askForOpening')}
      </p>
    </div>
  );
}

/** A fact that the card says where it does not ask for it. */
interface Fact {
  text: string;
  /** Whether the card asks for it where it can ask. */
  isQuestion: boolean;
  /** The address of more about it. */
  link?: string;
}

interface FactsProps {
  ways: Way[];
  /** Whether the card has the questions. */
  hasQuestions: boolean;
}

/** The facts of the card that are no question: those with one answer, and, where nothing can be asked, the others too. */
function Facts({ ways, hasQuestions }: FactsProps) {
  const site = useSite();
  const { t, language, href } = site;
  const spoken = [...languagesSpoken(site).keys()].map((tag) => languageName(tag, language));
  const insurers = insurersInShort(site).join(', ');
  const facts: Fact[] = [
    ...ways.map(({ inWords }) => ({ text: inWords, isQuestion: ways.length > 1 })),
    ...(spoken.length > 0
      ? [{ text: listOf(spoken, language), isQuestion: languagesOf(site).length > 1 }]
      : []),
    ...(insurers ? [{ text: insurers, isQuestion: true, link: `${href('home')}#insurance` }] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className="mt-1 text-small">
      {facts.map(({ text, isQuestion, link }) => (
        <li
          key={text}
          className={isQuestion && hasQuestions ? 'hidden noscript:list-item print:list-item' : ''}
        >
          {capitalized(text)}
          {link && (
            <>
              {' '}
              <a href={link} className="link inline-block py-1 print:hidden">
                {t('glance.check')}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RadioGroupProps {
  name: FieldName;
  label: string;
  options: Option[];
  chosen: string | undefined;
}

/** Radio buttons in the two columns of the grid around both groups, so that these line up; nothing for one option. */
function RadioGroup({ name, label, options, chosen }: RadioGroupProps) {
  if (options.length < 2) return null;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid gap-1.5 @min-[12rem]:col-span-2 @min-[12rem]:grid-cols-subgrid"
    >
      {options.map(({ value, text, lang }) => (
        <label
          key={value}
          className="flex min-h-11 sm:min-h-12 cursor-pointer items-center gap-1.5 rounded-control border border-control px-2 py-1 leading-tight font-semibold has-checked:border-link has-checked:bg-mist"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="size-5 shrink-0 accent-action"
          />
          <span lang={lang}>{text}</span>{' '}
        </label>
      ))}
    </div>
  );
}

/** The insurers in network, with the answer to each choice; nothing if there are none. The style sheet shows the answer. */
function Insurer() {
  const site = useSite();
  const { t, language, insurers, visits } = site;
  const accepted = insurers.filter(isInNetwork);
  if (accepted.length === 0) return null;
  const [inShort] = insurersInShort(site);
  const price = firstVisitOf(site)?.price;
  const ownCost =
    typeof price === 'number'
      ? `${dollars(price, visits.sample)} ${t('glance.withoutInsurance')}. `
      : '';
  return (
    <div className="mt-3">
      <div className="flex flex-wrap justify-between gap-x-3 text-small">
        <label htmlFor="visit-card-insurer" className="font-semibold">
          {t('visitCard.insurer')}
        </label>{' '}
        <span className="text-soft">{inShort}</span>
      </div>
      <Select
        id="visit-card-insurer"
        name="insurer"
        defaultValue=""
        autoComplete="off"
        aria-describedby="visit-card-answer"
      >
        <option value="">{t('contact.form.choices.unanswered')}</option>
        {accepted.map(({ name, counties }) => (
          <option key={name} value={name}>
            {name}
            {counties && ` (${countiesIn(language, counties, t('facts.onlyInCounty'))})`}
          </option>
        ))}
        <option value="other">{t('contact.form.choices.otherInsurer')}</option>
        <option value="none">{t('contact.form.choices.noInsurer')}</option>
      </Select>
      {/* The role, not `aria-live`, because of which the dialog of the preferences would leave the page to screen readers. */}
      <div id="visit-card-answer" role="status" className="mt-1 text-small leading-snug">
        <p data-answer="in network">
          <Check className="mr-1 inline-block size-5 align-text-bottom text-link" />
          {t('visitCard.inNetwork')}
        </p>
        <p data-answer="other">{t('visitCard.otherInsurer')}</p>
        <p data-answer="none">
          {ownCost}
          {t('visitCard.noInsurer')}
        </p>
      </div>
    </div>
  );
}
