import type { ReactNode } from 'react';
import type { PageOf } from '../../lib/content/types';
import type { PageId } from '../../lib/routes.server';
import { Picture } from '../picture/Picture';
import { ServiceIcon } from '../ui/IconList';
import { useSite } from '../ui/SiteContext';

/** A card for each service. */
export function ServiceCards() {
  const { services } = useSite();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {services.map((page) => (
        <li key={page.id} className="reveal">
          <Card page={page} icon={<ServiceIcon name={page.icon} className="mb-4" />} />
        </li>
      ))}
    </ul>
  );
}

interface PictureCardProps {
  page: PageOf<'service' | 'location'>;
  /** Name of a picture of `content/images/`. */
  picture: string;
}

/** A card that leads to a page, with a picture: beside the words on phones, else above them. */
export function PictureCard({ page, picture }: PictureCardProps) {
  const shown = (
    <Picture
      name={picture}
      alt=""
      sizes="(width < 30rem) 7rem, 24rem"
      className="min-w-28 flex-[1_0_0] sm:aspect-16/9 sm:flex-none"
    />
  );
  return <Card page={page} picture={shown} />;
}

interface CardProps {
  page: PageOf<'service' | 'location'>;
  icon?: ReactNode;
  /** As wide as the card, which is small. */
  picture?: ReactNode;
}

/** A card that is one link. */
function Card({ page: { id, name, summary }, icon, picture }: CardProps) {
  const { href } = useSite();
  return (
    <div
      className={`group relative flex h-full overflow-hidden rounded-card border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-link hover:shadow-float ${picture ? 'max-sm:flex-row max-sm:flex-wrap' : ''} flex-col`}
    >
      {picture}
      <div
        className={`flex min-w-0 flex-col ${picture ? 'max-sm:flex-[2_1_9rem] p-4' : 'grow p-5 sm:p-6'}`}
      >
        {icon}
        <h3 className="text-h3">
          <a
            href={href(id)}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            {name}
          </a>
        </h3>
        <p className={`mt-2 text-soft ${picture ? 'text-small leading-snug' : ''}`}>{summary}</p>
      </div>
    </div>
  );
}

interface RelatedPagesProps {
  heading: string;
  pages: PageOf<'service' | 'location' | 'policy'>[];
  current: PageId;
}

/** Links to the other pages of the same kind. */
export function RelatedPages({ heading, pages, current }: RelatedPagesProps) {
  const { href } = useSite();
  return (
    <section aria-labelledby="others" className="print:hidden">
      <h2 id="others" className="text-h2-article">
        {heading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {pages
          .filter(({ id }) => id !== current)
          .map(({ id, name }) => (
            <li key={id}>
              <a
                href={href(id)}
                className="inline-flex min-h-11 items-center rounded-control border border-line bg-surface px-4 py-2 font-semibold text-link hover:border-link"
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
