import type { ReactNode } from 'react';
import { breadcrumbs } from '../../lib/breadcrumbs.server';
import type { Page } from '../../lib/content/content.server';
import { longDate } from '../../lib/dates.server';
import { Fold } from '../ui/Fold';
import { LinkedPhoneNumbers } from '../ui/LinkedPhoneNumbers';
import { Prose } from '../ui/Prose';
import { QuestionList } from '../ui/QuestionList';
import { useSite } from '../ui/SiteContext';
import { Breadcrumbs } from './Breadcrumbs';
import { Sources } from './Sources';
import { TableOfContents } from './TableOfContents';

interface ArticleProps {
  page: Page;
  /** Shown beside the heading where there is room, otherwise below it. */
  picture?: ReactNode;
  /** Shown between the lead and the text. */
  aside?: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** The plain shape of a page: heading, lead, text, questions, sources. */
export function Article({ page, picture, aside, children }: ArticleProps) {
  const site = useSite();
  const { t } = site;
  const headings = page.body.headings.filter(({ depth }) => depth === 2);
  const contents =
    page.questions.length > 0
      ? [...headings, { id: 'questions', text: t('page.questions') }]
      : headings;
  return (
    <article>
      <div className="bg-fading print:bg-none">
        <div className="page-width pt-5 pb-stack md:pb-12">
          <Breadcrumbs trail={breadcrumbs(page, site)} />
          <div
            className={`mt-5 grid items-center gap-stack ${picture ? 'md:grid-cols-[3fr_2fr] lg:gap-16' : ''}`}
          >
            <div>
              <h1 className="max-w-3xl text-h1">{page.heading}</h1>
              <p className="mt-5 max-w-measure text-lead text-soft">
                <LinkedPhoneNumbers text={page.lead} />
              </p>
            </div>
            {picture}
          </div>
        </div>
      </div>
      <Fold />
      <div className="page-width pt-stack pb-section lg:text-reading">
        {aside}
        <div
          className={
            headings.length >= longFrom
              ? 'lg:grid lg:grid-cols-[minmax(0,var(--container-measure))_17rem] lg:justify-between lg:gap-16'
              : ''
          }
        >
          {headings.length >= longFrom && <TableOfContents headings={contents} />}
          {/* Placed explicitly, so that it keeps its column while the page is still loading. */}
          <div className="min-w-0 lg:col-start-1 lg:row-start-1">
            <Prose html={page.body.html} />
            {page.questions.length > 0 && (
              <section aria-labelledby="questions" className="mt-stack">
                <h2 id="questions" className="mb-5 text-h2-article">
                  {t('page.questions')}
                </h2>
                <QuestionList questions={page.questions} />
              </section>
            )}
          </div>
        </div>
        {page.reviewed && (
          <p className="mt-stack text-small text-soft">
            {t('page.reviewedBy')} {page.reviewed.by}. {t('page.reviewedOn')}{' '}
            {longDate(page.reviewed.on, page.language)}.
          </p>
        )}
        {children}
        {page.sources && page.sources.length > 0 && <Sources sources={page.sources} />}
      </div>
    </article>
  );
}

/** The number of headings from which a page has a table of contents. */
const longFrom = 4;
