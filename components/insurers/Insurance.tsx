import { countiesIn } from '../../lib/content/facts.server';
import { type Insurer, isInNetwork } from '../../lib/content/schemas/insurers.server';
import type { Site } from '../../lib/site.server';
import { longDate } from '../../lib/time/format.server';
import { capitalized, listOf } from '../../lib/words/text.server';
import { mobileScreen } from '../breakpoints';
import { lazyMargins } from '../islands/conditions';
import { Island } from '../islands/Island';
import { type LoadingTime, Picture } from '../picture/Picture';
import { Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';
import { Carousel } from './Carousel.island';
import { type KnownInsurer, PlanFinder } from './PlanFinder.island';

/** The insurers in network, and a search of all insurers whose state is known; nothing if none is in network. */
export function Insurance() {
  const site = useSite();
  const { t, href } = site;
  const insurers = site.insurers.filter(isInNetwork);
  if (insurers.length === 0) return null;
  return (
    <Section
      id="insurance"
      heading={t('insurance.heading')}
      intro={t('insurance.intro')}
      beside={
        <Island
          name="PlanFinder"
          component={PlanFinder}
          hydrate={{ when: 'visible', margin: lazyMargins.medium }}
          props={{
            insurers: knownInsurers(site),
            labels: {
              field: t('insurance.find'),
              hint: t('insurance.findHint'),
              unknown: t('insurance.unknown'),
              notFound: t('insurance.footnote'),
            },
            contact: href('contact'),
          }}
          className="mt-6 noscript:hidden"
        />
      }
    >
      <Names insurers={insurers} />
      <Island
        name="Carousel"
        component={Carousel}
        hydrate={{
          when: 'visible',
          margin: lazyMargins.high,
          media: mobileScreen,
        }}
        props={{
          slides: insurers.map(({ name }) => name),
          labels: {
            pause: t('insurance.pause'),
            play: t('insurance.play'),
            of: t('insurance.of'),
          },
        }}
      >
        <Logos insurers={insurers} />
      </Island>
      <Confirmations insurers={insurers} />
      <p className="mt-4">
        <a href={href('contact')} className="link inline-block py-1">
          {t('insurance.footnote')}
        </a>
      </p>
      <p className="mt-4 max-w-measure">
        {t('insurance.planNote')}{' '}
        <a href={href('for-patients', t('insurance.questionsLink'))} className="link">
          {t('insurance.questionsLink')}
        </a>
      </p>
    </Section>
  );
}

/** The insurers that the search knows. One whose state is not known gets the same answer as an unknown name. */
function knownInsurers({ t, insurers, language }: Site): KnownInsurer[] {
  const answers = {
    'in network': t('insurance.inNetwork'),
    'out of network': t('insurance.outOfNetwork'),
    'not accepted': t('insurance.notAccepted'),
  };
  return insurers.flatMap(({ name, alsoCalled, state, counties, confirmedOn }) => {
    if (!state) return [];
    const notes = [
      counties && countiesIn(language, counties, t('facts.onlyInCounty')),
      confirmedOn && `${t('insurance.confirmedOn')} ${longDate(confirmedOn, language)}`,
    ].filter((note) => note);
    return [{ name, alsoCalled, answer: answers[state], note: notes.join('; ') || undefined }];
  });
}

/**
 * The days on which insurers were last confirmed, the latest first: the day alone if all were confirmed on it, else each
 * day with its insurers. Those that were never confirmed are left out; nothing if none was.
 */
function Confirmations({ insurers }: { insurers: Insurer[] }) {
  const { t, language } = useSite();
  const days = [...new Set(insurers.flatMap(({ confirmedOn }) => confirmedOn ?? []))].sort();
  return days.reverse().map((day) => {
    const confirmed = insurers.filter(({ confirmedOn }) => confirmedOn === day);
    const names = confirmed.map(({ name }) => name);
    return (
      <p key={day} className="mt-4 text-small text-soft">
        {capitalized(t('insurance.confirmedOn'))} {longDate(day, language)}
        {confirmed.length < insurers.length && `: ${listOf(names, language)}`}
      </p>
    );
  });
}

/** The logos, in rows; on phones a list that scrolls sideways. */
function Logos({ insurers }: { insurers: Insurer[] }) {
  const { t } = useSite();
  return (
    <ul
      aria-label={t('insurance.list')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, also by keyboard
      tabIndex={0}
      data-scroller=""
      className="flex snap-x snap-mandatory overflow-x-auto *:snap-center motion-safe:scroll-smooth max-md:[scrollbar-width:none] noscript:[scrollbar-width:auto] insurers md:grid md:overflow-visible"
    >
      {insurers.map((insurer, index) => (
        <Logo key={insurer.id} insurer={insurer} index={index} />
      ))}
    </ul>
  );
}

/** The names, on phones, where one logo shows at a time, and on paper. Screen readers read them at the logos. */
function Names({ insurers }: { insurers: Insurer[] }) {
  return (
    <ul
      aria-hidden="true"
      className="mb-5 columns-2 gap-x-4 leading-snug *:mb-0.5 md:hidden print:block"
    >
      {insurers.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}

/** A logo of 144 × 112 px, on phones 144 × 144 (specification, section 9); the name if there is no logo. */
function Logo({ insurer: { id, name }, index }: { insurer: Insurer; index: number }) {
  const { image } = useSite();
  const logo = `insurers/${id}`;
  const box =
    'flex h-[144px] w-[144px] items-center justify-center overflow-hidden rounded-card border border-line md:h-[112px]';
  return (
    <li className="flex shrink-0 basis-full flex-col items-center">
      {image(logo) ? (
        <span data-tooltip={name}>
          <Picture name={logo} alt={name} loads={loadingTime(index)} className={`${box} logo`} />
        </span>
      ) : (
        <span className={`${box} bg-surface p-3 text-center font-semibold text-heading`}>
          {name}
        </span>
      )}
    </li>
  );
}

/** When a logo loads, by its place in the list (specification, section 9). */
function loadingTime(index: number): LoadingTime {
  if (index < 2) return 'first';
  return index < 3 ? 'first on phones' : 'when near';
}
