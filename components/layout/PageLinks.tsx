import type { PageOf } from '../../lib/content/types';
import type { PageId } from '../../lib/routes.server';
import { Picture } from '../picture/Picture';
import { CardLink } from '../ui/CardLink';
import { ServiceIcon } from '../ui/IconList';
import { useSite } from '../ui/SiteContext';

/** A card for each service. */
export function ServiceCards() {
  const { services, href } = useSite();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {services.map(({ id, name, summary, icon }) => (
        <li key={id} className="reveal">
          <CardLink
            href={href(id)}
            title={name}
            icon={<ServiceIcon name={icon} className="mb-4" />}
          >
            {summary}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}

/** The other services, each with its picture. */
export function RelatedServices({ to }: { to: PageOf<'service'> }) {
  const { t, services } = useSite();
  return (
    <section aria-labelledby="others" className="print:hidden">
      <h2 id="others" className="mb-5 text-h2-article">
        {t('page.otherServices')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 text-base sm:grid-cols-2 lg:grid-cols-5">
        {services
          .filter(({ id }) => id !== to.id)
          .map((page) => (
            <li key={page.id}>
              <PictureCard page={page} picture={page.id} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/**
 * A card that leads to a page, with a picture: beside the words on phones, else above them.
 * @param picture name of a picture of `content/images/`
 */
export function PictureCard(props: { page: PageOf<'service' | 'location'>; picture: string }) {
  const { id, name, summary } = props.page;
  return (
    <CardLink
      href={useSite().href(id)}
      title={name}
      size="small"
      picture={
        <Picture
          name={props.picture}
          alt=""
          sizes="(width < 30rem) 7rem, 24rem"
          className="min-w-28 flex-[1_0_0] sm:aspect-16/9 sm:flex-none"
        />
      }
    >
      {summary}
    </CardLink>
  );
}

interface OtherPagesProps {
  heading: string;
  pages: PageOf<'service' | 'location' | 'policy'>[];
  current: PageId;
}

/** Links to the other pages of the same kind. */
export function RelatedPages({ heading, pages, current }: OtherPagesProps) {
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
