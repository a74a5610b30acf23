import type { ReactNode } from 'react';
import type { Page } from '../../lib/content/types';
import { longDate } from '../../lib/dates.server';
import { Fold } from '../ui/Fold';
import { Prose } from '../ui/Prose';
import { QuestionList } from '../ui/QuestionList';
import { useSite } from '../ui/SiteContext';
import { Actions } from './Actions';
import { ArticleHeading } from './ArticleHeading';
import { ContactCard } from './ContactCard';
import { Sources } from './Sources';
import { TableOfContents } from './TableOfContents';

interface ArticleProps {
  page: Page;
  /** Beside the heading where there is room, otherwise below it. */
  picture?: ReactNode;
  /** What stands below the lead. */
  actions?: ReactNode;
  /** Across the full width, before the text. */
  above?: ReactNode;
  /** Before the text; on large screens beside it, above the ways to begin, which stay in view. */
  card?: ReactNode;
  /** Whether the ways to begin stay in view on large screens. */
  asks?: boolean;
  /** After the text, in its column. */
  children?: ReactNode;
  /** Across the full width, after the text. */
  below?: ReactNode;
}

/** The shape of an inner page: heading; contents, text and a card side by side; what is related. */
export function Article({
  page,
  picture,
  actions = <Actions className="mt-8" />,
  above,
  card,
  asks = true,
  children,
  below,
}: ArticleProps) {
  const { t } = useSite();
  const headings = page.body.headings.filter(({ depth }) => depth === 2);
  const contents =
    page.questions.length > 0
      ? [...headings, { id: 'questions', text: t('page.questions') }]
      : headings;
  return (
    <article>
      <ArticleHeading page={page} picture={picture}>
        {actions}
      </ArticleHeading>
      <Fold />
      <div className="page-width pt-stack pb-section stacked-stack lg:text-reading">
        {above}
        <div className="article">
          <div className={`article-card print:hidden ${card ? '' : 'max-lg:hidden'}`}>
            {card}
            {asks && (
              <div className="in-view max-lg:hidden">
                <ContactCard />
              </div>
            )}
          </div>
          <TableOfContents headings={contents} />
          <div className="article-text stacked-stack">
            <Prose html={page.body.html} />
            {page.questions.length > 0 && (
              <section aria-labelledby="questions" className="print:hidden">
                <h2 id="questions" className="mb-5 text-h2-article">
                  {t('page.questions')}
                </h2>
                <QuestionList questions={page.questions} />
              </section>
            )}
            {page.reviewed && (
              <p className="text-small text-soft">
                {t('page.reviewedBy')} {page.reviewed.by}. {t('page.reviewedOn')}{' '}
                {longDate(page.reviewed.on, page.language)}.
              </p>
            )}
            {children}
          </div>
        </div>
        {below}
        {page.sources && page.sources.length > 0 && <Sources sources={page.sources} />}
      </div>
    </article>
  );
}
