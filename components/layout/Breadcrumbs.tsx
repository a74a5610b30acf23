import type { Crumb } from '../../lib/breadcrumbs.server';
import { useSite } from '../ui/SiteContext';

/** Links to the pages above this one; the page itself comes last and is not a link. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { t } = useSite();
  return (
    <nav aria-label={t('nav.breadcrumbs')} className="text-small text-soft print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ title, href }, index) => (
          <li key={title} className="not-last:after:ml-2 not-last:after:content-['›']">
            {index < trail.length - 1 ? (
              <a href={href} className="inline-block py-1 underline underline-offset-4">
                {title}
              </a>
            ) : (
              <span aria-current="page" className="inline-block py-1">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
