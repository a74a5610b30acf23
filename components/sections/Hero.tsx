import type { PageOf } from '../../lib/content/content.server';
import { phoneLink } from '../../lib/content/facts';
import { useSite } from '../layout/SiteContext';
import { ButtonLink } from '../ui/ButtonLink';

export function Hero({ page }: { page: PageOf<'home'> }) {
  const { t, href, practice } = useSite();
  const badges = [t('hero.badgeCertified'), t('hero.badgeNaples'), t('hero.badgeRegion')];
  return (
    <section aria-labelledby="hero-heading" className="bg-teal-50">
      <div className="page-width grid items-center gap-10 py-10 md:py-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 id="hero-heading" className="text-4xl md:text-6xl">
            {page.heading}
          </h1>
          <p className="mt-5 max-w-2xl text-xl text-ink-soft">{page.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={href('services')}>{t('hero.ourServices')}</ButtonLink>
            <ButtonLink href={phoneLink(practice.phone)} variant="secondary">
              {t('hero.callNow')}
            </ButtonLink>
          </div>
          <ul aria-label={t('hero.badges')} className="mt-8 flex flex-wrap gap-2">
            {badges.map((badge) => (
              <li
                key={badge}
                className="rounded-full bg-white px-4 py-1 text-base font-semibold text-teal-800"
              >
                {badge}
              </li>
            ))}
          </ul>
          <Statistics />
        </div>
        <img
          src="/images/coast.svg"
          alt=""
          width={640}
          height={560}
          className="w-full rounded-card object-cover max-lg:h-56 lg:h-auto"
        />
      </div>
      <Ticker topics={page.topics} />
    </section>
  );
}

function Statistics() {
  const { t, practice } = useSite();
  const { yearsOfExperience, patientSuccessRate, positiveReviews } = practice.figures;
  const figures = [
    { label: t('stats.yearsOfExperience'), figure: yearsOfExperience },
    { label: t('stats.patientSuccessRate'), figure: patientSuccessRate },
    { label: t('stats.positiveReviews'), figure: positiveReviews },
  ];
  return (
    <dl aria-label={t('stats.label')} className="mt-10 grid max-w-3xl gap-4 sm:grid-cols-3">
      {figures.map(({ label, figure }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-card bg-white p-4">
          <dt className="text-base text-ink-soft">
            {label}
            {figure.sample && <span className="block italic">{t('stats.sample')}</span>}
          </dt>
          <dd className="font-serif text-3xl font-semibold text-teal-900">{figure.value}</dd>
          {figure.source && (
            <dd className="order-first text-base">
              <a href={figure.source.url} rel="noreferrer" className="underline underline-offset-4">
                {figure.source.name}
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Ticker({ topics }: { topics: string[] }) {
  const { t } = useSite();
  return (
    <div className="border-y border-teal-100 bg-white">
      <ul
        aria-label={t('hero.topics')}
        className="page-width flex flex-wrap gap-x-6 gap-y-1 py-4 text-base text-ink-soft"
      >
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    </div>
  );
}
