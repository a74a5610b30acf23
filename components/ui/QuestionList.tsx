import type { Question } from '../../lib/content/content.server';
import { Prose } from './Prose';

/** Questions that open to their answers without a script. */
export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className="max-w-3xl divide-y divide-sand-200 border-y border-sand-200">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-12 items-center py-3 font-semibold text-teal-900">
            {question}
            <span
              aria-hidden="true"
              className="ml-auto pl-4 text-2xl leading-none group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <Prose html={answer} className="pb-5" />
        </details>
      ))}
    </div>
  );
}
