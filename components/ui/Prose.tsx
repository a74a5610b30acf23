import { Minus, Plus } from 'lucide-react';
import type { Question } from '../../lib/content/types';

/** The HTML of a Markdown text, which was checked when it was read. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown reader refuses raw HTML
    <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/**
 * Questions whose answers open without scripts. All answers start closed; a printed page shows them.
 * @param isWide whether large screens show two columns, so that an open
 * answer moves the questions of one column only
 */
export function QuestionList({ questions, isWide = false }: QuestionListProps) {
  const middle = isWide ? Math.ceil(questions.length / 2) : questions.length;
  const columns = [questions.slice(0, middle), questions.slice(middle)].filter(([first]) => first);
  return (
    <div className={isWide ? 'grid grid-cols-1 items-start gap-2 lg:grid-cols-2' : ''}>
      {columns.map((column) => (
        <div key={column[0]?.question} className="stacked-2">
          {column.map(({ question, answer }) => (
            <details
              key={question}
              className="group rounded-card border border-line bg-surface open:border-control"
            >
              <summary className="flex min-h-14 items-center gap-4 rounded-card px-5 py-3 font-semibold text-heading hover:text-link">
                {question}
                <Plus className="ml-auto size-5 shrink-0 text-link group-open:hidden print:hidden" />
                <Minus className="ml-auto hidden size-5 shrink-0 text-link group-open:block print:hidden" />
              </summary>
              <Prose html={answer} className="px-5 pb-5" />
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}

type QuestionListProps = { questions: Question[]; isWide?: boolean };

/** The mark that its neighbor is a sample. */
export function SampleMark({ text }: { text: string }) {
  return (
    <p className="w-max max-w-full rounded-full border border-transparent bg-accent-soft px-3 py-0.5 text-small font-semibold text-accent">
      {text}
    </p>
  );
}
