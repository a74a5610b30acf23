import { Minus, Plus } from 'lucide-react';
import type { Question } from '../../lib/content/types';

/** The HTML of a Markdown text, which was checked when it was read. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown reader refuses raw HTML
    <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** The number of questions up to which a list shows all answers, since it stays short. */
const fewQuestions = 4;

/** Questions whose answers open without scripts. A short list shows all answers, and so does a printed page. */
export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className="stacked-2">
      {questions.map(({ question, answer }) => (
        <details
          key={question}
          open={questions.length <= fewQuestions}
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
  );
}

/** The mark that its neighbor is a sample: quiet, because the bar at the top of a sample site says it aloud. */
export function SampleMark({ text }: { text: string }) {
  return <p className="text-small text-soft italic">{text}</p>;
}
