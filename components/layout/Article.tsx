import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Page } from '../../lib/content/types';
import { longDate } from '../../lib/dates.server';
import { Prose, QuestionList } from '../ui/Prose';
import { Fold, Part } from '../ui/Section';
import { useSite } from '../ui/SiteContext';
import { Actions, ContactCard } from './Actions';
import { ArticleHeading } from './ArticleHeading';
import { CallToAction } from './CallToAction';
import { Sources } from './Sources';

interface ArticleProps {
  page: Page;
  /** Beside the heading where there is room, otherwise below it. */
  picture?: ReactNode;
  /** Below the lead. */
  actions?: ReactNode;
  /** Across the full width, before the text. */
  above?: ReactNode;
  /** Before the text; on large screens beside it, above the contact card. */
  card?: ReactNode;
  /** Whether the page has the contact card, which stays in view on large screens, and ends with an invitation. */
  asks?: boolean;
  /** Before the text, in its column. */
  opening?: ReactNode;
  /** After the text, in its column. */
  children?: ReactNode;
  /** Across the full width, after the text. */
  below?: ReactNode;
}

/**
 * An inner page: its heading; then table of contents, text and cards
 * side by side; then sources and an invitation.
 */
export function Article({
  page,
  picture,
  actions = <Actions className="mt-6" />,
  above,
  card,
  asks = true,
  opening,
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
    <>
      <article>
        <ArticleHeading page={page} picture={picture}>
          {actions}
        </ArticleHeading>
        <Fold />
        <div className="@container page-width pt-stack pb-section stacked-stack lg:text-reading">
          {above}
          <div className="article">
            <div
              className={`article-card lg:stacked-4 print:hidden ${card ? '' : 'max-lg:hidden'}`}
            >
              {card}
              {asks && (
                <div className="in-view max-lg:hidden">
                  <ContactCard />
                </div>
              )}
            </div>
            {contents.length > 5 && <TableOfContents headings={contents} />}
            <div className="article-text min-w-0 stacked-stack">
              {opening}
              <Prose html={page.body.html} />
              {page.questions.length > 0 && (
                <Part id="questions" heading={t('page.questions')} className="print:hidden">
                  <QuestionList questions={page.questions} />
                </Part>
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
      {asks && page.kind !== 'policy' && <CallToAction />}
    </>
  );
}

/** The headings of a long page: collapsed on small screens, beside the text on large ones. */
function TableOfContents({ headings }: { headings: { id: string; text: string }[] }) {
  const { t } = useSite();
  return (
    <nav aria-label={t('page.contents')} className="contents-list print:hidden">
      <details className="in-view group rounded-card border border-line bg-surface @min-[75rem]:border-0 @min-[75rem]:bg-transparent">
        <summary className="flex min-h-14 items-center px-5 py-2 font-semibold text-heading @min-[75rem]:px-0">
          {t('page.contents')}
          <ChevronDown className="ml-auto size-5 text-link group-open:rotate-180 @min-[75rem]:hidden" />
        </summary>
        <ol className="px-5 pb-4 text-small lg:border-l-2 lg:border-line @min-[75rem]:px-0">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1 @max-[75rem]:py-2.75 leading-snug text-link underline-offset-4 hover:underline @min-[75rem]:pl-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
