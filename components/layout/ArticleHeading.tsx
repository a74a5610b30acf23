import type { ReactNode } from 'react';
import { breadcrumbs } from '../../lib/breadcrumbs.server';
import type { Page } from '../../lib/content/types';
import { LinkedPhoneNumbers } from '../ui/LinkedPhoneNumbers';
import { useSite } from '../ui/SiteContext';
import { Breadcrumbs } from './Breadcrumbs';

interface ArticleHeadingProps {
  page: Page;
  /** Beside the heading where there is room, otherwise below it. */
  picture?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
}

/** The first screen of a page: what it is about, for whom, and what one can do. */
export function ArticleHeading({ page, picture, children }: ArticleHeadingProps) {
  const site = useSite();
  return (
    <div className="bg-fading print:bg-none">
      <div className="page-width pt-5 pb-stack md:pb-12 print:pb-0">
        <Breadcrumbs trail={breadcrumbs(page, site)} />
        <div
          className={`mt-5 grid grid-cols-1 items-center gap-stack ${picture ? 'md:grid-cols-[3fr_2fr] lg:gap-16' : ''}`}
        >
          <div className="@container">
            <h1 className="max-w-3xl text-h1">{page.heading}</h1>
            <p className="mt-5 max-w-measure text-lead text-soft">
              <LinkedPhoneNumbers text={page.lead} />
            </p>
            {children}
          </div>
          {picture}
        </div>
      </div>
    </div>
  );
}
