import { BadgeCheck, HeartHandshake, MapPin, Pause, Play } from 'lucide-react';
import { noFigure, printedFigures } from '../../lib/content/facts.server';
import type { PageOf } from '../../lib/content/types';
import { capitalized } from '../../lib/words/text.server';
import { OpenNow } from '../hours/Hours';
import { CallButton } from '../layout/Actions';
import { EndOfFirstScreen, firstTextId } from '../layout/FirstScreen';
import { SourceLink } from '../layout/Sources';
import { ButtonLink } from '../ui/ButtonLink';
import { LineText } from '../ui/LineText';
import { useSite } from '../ui/SiteContext';
import { VisitCard } from '../visit-card/VisitCard';

/**
 * The first screen of the home page with the visit card, then its figures and moving topics. On phones the card is between
 * the lead and the two buttons.
 */
export function Hero({ page }: { page: PageOf<'home'> }) {
  const { t, href, page: pageOf } = useSite();
  return (
    <section aria-labelledby="hero-heading" className="bg-fading">
      <div className="page-width pt-4 pb-section md:pt-stack">
        <div className="hero">
          <div id={firstTextId} className="@container">
            <h1 id="hero-heading" className="text-display">
              {page.heading}
            </h1>
            <p className="mt-3 max-w-measure text-lead text-soft md:mt-6">
              <LineText line={page.lead} />
            </p>
          </div>
          <VisitCard picture={{ name: 'coast', alt: t('pictures.coast') }} />
          <div className="stacked-4">
            <div>
              <div className="flex flex-wrap gap-2 sm:gap-3">
                <ButtonLink
                  href={href('services')}
                  variant="secondary"
                  className="max-sm:grow max-sm:px-3"
                >
                  {t('hero.ourServices')}
                </ButtonLink>
                <CallButton text={t('hero.callNow')} className="max-sm:grow" />
              </div>
              <OpenNow />
              {/* Larger screens have them in the crisis bar. */}
              <p className="mt-1 flex flex-wrap gap-x-4 md:hidden">
                <a href={href('for-patients')} className="link inline-block py-1">
                  {t('forPatients.link')}
                </a>{' '}
                <a href={href('for-families')} className="link inline-block py-1">
                  {pageOf('for-families').heading}
                </a>
              </p>
            </div>
            <Badges />
          </div>
        </div>
        <EndOfFirstScreen />
        <Statistics />
      </div>
      <Ticker topics={page.topics} />
    </section>
  );
}

/** What distinguishes the practice: a certification only if that of the lead is known. */
function Badges() {
  const { t, clinicians } = useSite();
  const badges = [
    ...(clinicians[0].board ? [{ icon: BadgeCheck, text: t('hero.badgeCertified') }] : []),
    { icon: HeartHandshake, text: t('hero.badgeCity') },
    { icon: MapPin, text: t('hero.badgeRegion') },
  ];
  return (
    <ul
      aria-label={t('hero.badges')}
      className="flex flex-wrap gap-x-4 gap-y-1 text-small md:gap-x-6 font-semibold text-heading"
    >
      {badges.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon className="size-5 shrink-0 text-link" />
          {capitalized(text)}
        </li>
      ))}
    </ul>
  );
}

/** The figures in a quiet row, because a sample's figures have no numbers yet; nothing if there are none. */
function Statistics() {
  const { t, language, practice } = useSite();
  const figures = printedFigures(practice, language);
  if (figures.length === 0) return null;
  return (
    <dl
      aria-label={t('stats.label')}
      className="mt-stack flex flex-wrap gap-x-10 gap-y-2 border-t border-line pt-4"
    >
      {figures.map(({ name, text, sample, source }) => (
        <div key={name} className="flex flex-row-reverse items-baseline justify-end gap-x-2">
          <dt className={text === noFigure ? 'text-soft' : 'font-semibold'}>
            {t(`stats.${name}`)}
            {sample && (
              <span className="text-small font-normal text-soft italic">
                {` ${t('stats.sample')}`}
              </span>
            )}
          </dt>
          <dd
            className={`font-serif text-h3 font-semibold ${text === noFigure ? 'text-soft' : 'text-heading'}`}
          >
            {text}
          </dd>
          {source && (
            <dd className="order-first text-small">
              <SourceLink source={source} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The topics, which pass once. Their second copy is hidden from screen readers. */
function Ticker({ topics }: { topics: string[] }) {
  const { t } = useSite();
  return (
    <div className="ticker grid grid-cols-[1fr_auto] items-center border-y border-line bg-surface">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without motion it scrolls, also by keyboard
        tabIndex={0}
        aria-label={t('hero.topics')}
        className="ticker-window overflow-x-auto [scrollbar-width:none]"
      >
        <div className="ticker-topics flex">
          <Topics topics={topics} />
          <Topics topics={topics} isCopy />
        </div>
      </section>
      <label data-tooltip={t('hero.pause')} className="ticker-pause group">
        <input type="checkbox" aria-label={t('hero.pause')} className="sr-only" />
        <Pause className="size-5 group-has-checked:hidden" />
        <Play className="hidden size-5 group-has-checked:block" />
      </label>
    </div>
  );
}

function Topics({ topics, isCopy }: { topics: string[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy} className={isCopy ? 'motion-reduce:hidden print:hidden' : undefined}>
      {topics.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
  );
}
