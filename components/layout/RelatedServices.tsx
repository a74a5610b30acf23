import type { PageOf } from '../../lib/content/content.server';
import { Picture } from '../picture/Picture';
import { CardLink } from '../ui/CardLink';
import { useSite } from '../ui/SiteContext';

/** The other services, each with its picture. */
export function RelatedServices({ to }: { to: PageOf<'service'> }) {
  const { t, href, services } = useSite();
  return (
    <section aria-labelledby="others" className="print:hidden">
      <h2 id="others" className="mb-5 text-h2-article">
        {t('page.otherServices')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 text-base sm:grid-cols-2 lg:grid-cols-5">
        {services
          .filter(({ id }) => id !== to.id)
          .map(({ id, name, summary }) => (
            <li key={id}>
              <CardLink
                href={href(id)}
                title={name}
                size="small"
                picture={
                  <Picture
                    name={id}
                    alt=""
                    sizes="(width < 30rem) 7rem, 24rem"
                    className="w-28 shrink-0 sm:aspect-16/9 sm:w-full"
                  />
                }
              >
                {summary}
              </CardLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
