import type { ReactNode } from 'react';
import type { Page } from '../../lib/content/content.server';
import { Dialable } from '../ui/Dialable';
import { Prose } from '../ui/Prose';
import { QuestionList } from '../ui/QuestionList';
import { Breadcrumbs } from './Breadcrumbs';
import { useSite } from './SiteContext';
import { Sources } from './Sources';

interface ArticleProps {
  page: Page;
  /** Short name of the page, as menus call it; the heading where there is none. */
  title?: string;
  /** Pages between the home page and this one. */
  parents?: { title: string; href: string }[];
  /** Stands between the lead and the text. */
  aside?: ReactNode;
  /** Stands below the text. */
  children?: ReactNode;
}

/** The plain shape of a page: heading, lead, text, questions, sources. */
export function Article({
  page,
  title = page.heading,
  parents = [],
  aside,
  children,
}: ArticleProps) {
  const { t, href } = useSite();
  return (
    <article className="page-width py-8 md:py-12">
      <Breadcrumbs trail={[{ title: t('nav.home'), href: href('home') }, ...parents, { title }]} />
      <h1 className="mt-4 max-w-3xl text-4xl md:text-5xl">{page.heading}</h1>
      <p className="mt-4 max-w-2xl text-xl text-ink-soft">
        <Dialable text={page.lead} />
      </p>
      {aside}
      <Prose html={page.body.html} className="mt-8" />
      {page.questions.length > 0 && (
        <section aria-labelledby="questions" className="mt-12">
          <h2 id="questions" className="mb-4 text-2xl">
            {t('page.questions')}
          </h2>
          <QuestionList questions={page.questions} />
        </section>
      )}
      {children}
      {page.sources && <Sources sources={page.sources} />}
    </article>
  );
}
