import type { ReactNode } from 'react';
import { breadcrumbs, type Crumb } from '../../lib/breadcrumbs.server';
import type { Page } from '../../lib/content/types';
import { Picture } from '../picture/Picture';
import { LineText } from '../ui/LineText';
import { useSite } from '../ui/SiteContext';
import { firstTextId } from './FirstScreen';

interface ArticleHeadingProps {
  page: Page;
  /** Beside the heading where there is room, otherwise below it. */
  picture?: ReactNode;
  /** Beside the heading, or below it: a mark that says how the page is to be read, or calls that cannot wait for a lead. */
  mark?: ReactNode;
  /** Below the lead, before the actions; on large screens beside both. */
  form?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
}

/** The first screen of an inner page: breadcrumbs, heading with its mark, lead, form, actions and a picture. */
export function ArticleHeading({ page, picture, mark, form, children }: ArticleHeadingProps) {
  const site = useSite();
  const actions = children && <div className="article-actions">{children}</div>;
  return (
    <div className="bg-fading print:bg-none">
      <div className="page-width pt-4 pb-1 md:pt-5 md:pb-12 print:pb-0">
        <Breadcrumbs trail={breadcrumbs(page, site)} />
        <div className="article-heading mt-3 md:mt-4">
          {/* With the actions: a row of buttons that is parsed in two frames would wrap in the second one. */}
          <div id={firstTextId} className="contents">
            <div className="@container">
              {mark ? (
                <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                  <h1 className="max-w-3xl text-h1">{page.heading}</h1>
                  {mark}
                </div>
              ) : (
                <h1 className="max-w-3xl text-h1">{page.heading}</h1>
              )}
              <p className="mt-4 max-w-measure text-lead text-soft">
                <LineText line={page.lead} />
              </p>
            </div>
            {!form && actions}
          </div>
          {form}
          {form && actions}
          {picture}
        </div>
      </div>
    </div>
  );
}

/** Links to the pages above this one. The page itself comes last and is no link. */
function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { t } = useSite();
  return (
    <nav aria-label={t('nav.breadcrumbs')} className="text-small text-soft print:hidden">
      <ol className="breadcrumbs flex flex-wrap gap-x-2">
        {trail.map(({ title, href }, index) => (
          <li key={title}>
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

/**
 * The picture beside the heading of a page. Phones do not load it, so that what the page says comes sooner.
 * @param name the name of a picture of `content/images/`
 */
export function PagePicture({ name, alt }: { name: string; alt: string }) {
  return (
    <Picture
      name={name}
      alt={alt}
      loads="at once"
      sizes="30rem"
      className="page-picture w-full rounded-picture max-md:hidden md:aspect-4/3 print:hidden"
    />
  );
}
