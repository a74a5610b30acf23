import type { PageOf } from '../../lib/content/content.server';
import { useSite } from '../layout/SiteContext';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';

/** Reviews with their source; one without is shown as the sample it is. */
export function Reviews({ reviews }: { reviews: PageOf<'home'>['reviews'] }) {
  const { t, practice } = useSite();
  const hasSamples = reviews.some(({ sample }) => sample);
  return (
    <Section
      id="reviews"
      heading={t('reviews.heading')}
      {...(hasSamples && { intro: t('reviews.intro') })}
    >
      <ul className="grid gap-4 md:grid-cols-3">
        {reviews.map(({ text, author, sample, source }) => (
          <li key={text} className="rounded-card border border-sand-200 bg-white p-5">
            {sample && (
              <p className="mb-2 inline-block rounded-full bg-coral-soft px-3 text-base font-semibold text-coral">
                {t('reviews.sample')}
              </p>
            )}
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <p className="mt-3 text-ink-soft">
              {source ? <a href={source.url}>{author}</a> : author}
            </p>
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
