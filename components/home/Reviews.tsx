import { Quote } from 'lucide-react';
import type { PageOf } from '../../lib/content/types';
import { SourceLink } from '../layout/Sources';
import { ButtonLink } from '../ui/ButtonLink';
import { SampleMark } from '../ui/Prose';
import { Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

/** Reviews with their source; one without a source is marked as a sample. */
export function Reviews({ reviews }: { reviews: PageOf<'home'>['reviews'] }) {
  const { t, practice } = useSite();
  const hasSamples = reviews.some(({ sample }) => sample);
  return (
    <Section
      id="reviews"
      heading={t('reviews.heading')}
      {...(hasSamples && { intro: t('reviews.intro') })}
    >
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, also by keyboard
        tabIndex={0}
        data-scroller=""
        className="reveal grid gap-5 max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:auto-cols-[82%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-gutter max-md:pb-3 md:grid-cols-3"
      >
        {reviews.map(({ text, author, sample, source }) => (
          <li
            key={text}
            className="flex snap-start flex-col rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
          >
            <Quote className="mb-2 size-7 text-focus" />
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
      {practice.reviewsAddress && (
        <ButtonLink href={practice.reviewsAddress} variant="secondary" className="mt-6">
          {t('reviews.link')}
        </ButtonLink>
      )}
    </Section>
  );
}
