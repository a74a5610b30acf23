import { Quote } from 'lucide-react';
import type { PageOf } from '../../lib/content/types';
import { SourceLink } from '../layout/Sources';
import { ButtonLink } from '../ui/ButtonLink';
import { SampleMark } from '../ui/Prose';
import { headingId, Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

const reviewsId = 'reviews';

/**
 * Reviews with their sources, then the band for patients. A sample has a mark. While all reviews are samples, and the
 * practice names no website with others, a line replaces them, and stands beside the band where there is room.
 */
export function ReviewsAndPatients({ reviews }: { reviews: PageOf<'home'>['reviews'] }) {
  const hasReviews = useSite().practice.reviewsAddress || reviews.some(({ sample }) => !sample);
  return (
    <>
      {hasReviews && <Reviews reviews={reviews} />}
      <div className="bg-mist">
        <div className="page-width grid gap-stack py-stack lg:auto-cols-fr lg:grid-flow-col">
          {reviews.length > 0 && !hasReviews && <NoReviews />}
          <ForPatients />
        </div>
      </div>
    </>
  );
}

/** The reviews once one of them is real, and a link to the website with others. */
function Reviews({ reviews }: { reviews: PageOf<'home'>['reviews'] }) {
  const { t, practice } = useSite();
  const hasSamples = reviews.some(({ sample }) => sample);
  const hasReal = reviews.some(({ sample }) => !sample);
  return (
    <Section
      id={reviewsId}
      heading={t('reviews.heading')}
      {...(hasSamples && { intro: t('reviews.intro') })}
    >
      {hasReal && <ReviewCards reviews={reviews} />}
      {practice.reviewsAddress && (
        <ButtonLink href={practice.reviewsAddress} variant="secondary" className="mt-6">
          {t('reviews.link')}
        </ButtonLink>
      )}
    </Section>
  );
}

/** The line in the place of reviews, under their heading. */
function NoReviews() {
  const { t } = useSite();
  return (
    <section id={reviewsId} aria-labelledby={headingId(reviewsId)}>
      <h2 id={headingId(reviewsId)} className="text-h2-article">
        {t('reviews.heading')}
      </h2>
      <p className="mt-2 max-w-measure">{t('reviews.intro')}</p>
    </section>
  );
}

/** What patients find on the page for them, and the way to the page for families. */
function ForPatients() {
  const { t, href, page } = useSite();
  return (
    <section id="for-patients" aria-labelledby="for-patients-heading">
      <h2 id="for-patients-heading" className="text-h2-article">
        {t('forPatients.heading')}
      </h2>
      <p className="mt-2 max-w-measure">{t('forPatients.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={href('for-patients')} variant="secondary" className="max-sm:w-full">
          {t('forPatients.link')}
        </ButtonLink>
        <ButtonLink href={href('for-families')} variant="secondary" className="max-sm:w-full">
          {page('for-families').heading}
        </ButtonLink>
      </div>
    </section>
  );
}

/** All reviews. A sample among real ones has a mark. */
function ReviewCards({ reviews }: { reviews: PageOf<'home'>['reviews'] }) {
  const { t } = useSite();
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is narrow it scrolls, also by keyboard
      tabIndex={0}
      data-scroller=""
      aria-labelledby={headingId(reviewsId)}
      className="reveal -mx-gutter flex snap-x snap-mandatory gap-5 overflow-x-auto px-gutter pb-4 *:snap-center"
    >
      {reviews.map(({ text, author, sample, source }) => (
        <li
          key={text}
          className="flex flex-[1_0_17rem] flex-col rounded-card border border-line bg-surface p-5 shadow-card"
        >
          <Quote className="mb-2 size-8 text-focus" />
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <p className="mt-auto py-3 text-small text-soft">
            {author}
            {source && ' · '}
            {source && <SourceLink source={source} />}
          </p>
          {sample && <SampleMark text={t('reviews.sample')} />}
        </li>
      ))}
    </ul>
  );
}
