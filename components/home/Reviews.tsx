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
      <ul className="grid gap-5 md:grid-cols-3">
        {reviews.map(({ text, author, sample, source }) => (
          <li
            key={text}
            className="reveal flex flex-col rounded-card border border-line bg-surface p-6 shadow-card"
          >
            <Quote className="mb-3 size-8 text-focus" />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <p className="mt-auto pt-4 text-small text-soft">
              {author}
              {source && (
                <>
                  {' · '}
                  <SourceLink source={source} />
                </>
              )}
            </p>
            {sample && (
              <div className="mt-3 flex">
                <SampleMark text={t('reviews.sample')} />
              </div>
            )}
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
