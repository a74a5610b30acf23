import type { ReactNode } from 'react';
import type { Page } from '../../lib/content/types';
import { Prose, QuestionList } from '../ui/Prose';
import { Part } from '../ui/Section';
import { useSite } from '../ui/SiteContext';
import { ActionsWithNote, ContactCard } from './Actions';
import { ArticleHeading } from './ArticleHeading';
import { CallToAction } from './CallToAction';
import { EndOfFirstScreen } from './FirstScreen';
import { ReviewedBy } from './ReviewedBy';
import { Sources } from './Sources';
import { type ArticlePart, TableOfContents } from './TableOfContents';

interface ArticleProps {
  page: Page;
  /** Beside the heading where there is room, otherwise below it. */
  picture?: ReactNode;
  /** Between heading and lead, such as the mark of a draft, or calls that cannot wait. */
  mark?: ReactNode;
  /** Below the lead; on large screens beside it and the actions. */
  form?: ReactNode;
  /** Below the lead; if left out, the two ways to begin. */
  actions?: ReactNode;
  /** Across the full width, before the text. */
  above?: ReactNode;
  /** Before the text; on large screens beside it, above the contact card, which stays in view. */
  card?: ReactNode;
  /** Whether the card stands after the first section of the text where it cannot stand beside it. */
  cardAfterFirstSection?: boolean;
  /** Whether the card itself stays in view, by its lower end, because nothing is below it and it may be high. */
  cardStays?: boolean;
  /**
   * After everything else; on large screens at the right of heading and text, where it stays in view. A page that has it
   * has no contact card and no invitation at its end.
   */
  visitCard?: ReactNode;
  /**
   * Whether the page has the contact card, a box with the ways to reach the practice that stays in view on large
   * screens, and ends with an invitation, except a policy. If left out, every page without `visitCard` has it.
   */
  hasContactCard?: boolean;
  /** Before the text, in its column. */
  opening?: ReactNode;
  /** After the first section of the text, in its column. */
  afterFirstSection?: ReactNode;
  /** After the text, in its column. */
  children?: ReactNode;
  /** After the text, from its column to the right margin: tables. */
  below?: ReactNode;
  /** The heading of `afterFirstSection`, for the list of contents. */
  partAfterFirstSection?: ArticlePart | undefined;
  /** The headings of `children`, for the list of contents. */
  partsAfter?: ArticlePart[];
}

/**
 * An inner page: its heading; then table of contents, text and cards side by side; then sources and an invitation. All
 * inner pages have the same columns, so that the text begins at the same place.
 */
export function Article({
  page,
  visitCard,
  picture,
  mark,
  form,
  actions = <ActionsWithNote besideCard={visitCard !== undefined} />,
  above,
  card,
  cardAfterFirstSection = false,
  cardStays = false,
  hasContactCard = !visitCard,
  opening,
  afterFirstSection,
  children,
  below,
  partAfterFirstSection,
  partsAfter = [],
}: ArticleProps) {
  const { t } = useSite();
  const [firstHeading, ...otherHeadings] = page.body.headings.filter(({ depth }) => depth === 2);
  const contents: ArticlePart[] = [
    ...(firstHeading ? [firstHeading] : []),
    ...(partAfterFirstSection ? [partAfterFirstSection] : []),
    ...otherHeadings,
    ...(page.questions.length > 0 ? [{ id: 'questions', text: t('page.questions') }] : []),
    ...partsAfter,
  ];
  const cards = (card || hasContactCard) && (
    <div className={`article-card lg:stacked-4 ${card ? '' : 'max-lg:hidden'}`}>
      {cardStays ? <div className="card-stays">{card}</div> : card}
      {hasContactCard && (
        <div className="in-view max-lg:hidden print:hidden">
          <ContactCard />
        </div>
      )}
    </div>
  );
  const isSplit = cardAfterFirstSection || Boolean(afterFirstSection);
  const [firstText = '', ...otherTexts] = isSplit ? page.body.sections : [page.body.html];
  const beginning = (
    <>
      {opening}
      <Prose html={firstText} />
    </>
  );
  const hasSources = page.sources !== undefined && page.sources.length > 0;
  return (
    <>
      <article className={visitCard ? 'with-visit-card' : undefined}>
        <ArticleHeading page={page} picture={picture} mark={mark} form={form}>
          {actions}
        </ArticleHeading>
        <EndOfFirstScreen />
        <div className="@container page-width pt-stack pb-section stacked-stack md:text-reading">
          {above}
          <div className="article">
            {!cardAfterFirstSection && cards}
            {contents.length > 1 && <TableOfContents headings={contents} />}
            {cardAfterFirstSection && (
              <>
                <div className="article-first min-w-0 stacked-stack">{beginning}</div>
                {cards}
              </>
            )}
            <div className="article-text min-w-0 stacked-stack">
              {!cardAfterFirstSection && beginning}
              {afterFirstSection}
              {otherTexts.length > 0 && <Prose html={otherTexts.join('\n')} />}
              {page.questions.length > 0 && (
                <Part id="questions" heading={t('page.questions')}>
                  <QuestionList questions={page.questions} />
                </Part>
              )}
              <ReviewedBy page={page} />
              {children}
            </div>
            {(below || hasSources) && (
              <div className="article-below min-w-0 stacked-stack">
                {below}
                {hasSources && <Sources sources={page.sources ?? []} />}
              </div>
            )}
          </div>
        </div>
        {visitCard && (
          <div className="article-visit page-width">
            <div className="in-view">{visitCard}</div>
          </div>
        )}
      </article>
      {hasContactCard && page.kind !== 'policy' && <CallToAction />}
    </>
  );
}
