import { longDate } from '../../lib/dates.server';
import { useSite } from '../ui/SiteContext';

/** Answers that only the practice can give, each with its date or marked as a sample. */
export function PracticeAnswers() {
  const { t, language, practice } = useSite();
  if (practice.answers.length === 0) return null;
  return (
    <section
      aria-labelledby="answers"
      className="mb-stack max-w-measure rounded-card border border-line bg-surface p-6 shadow-card"
    >
      <h2 id="answers" className="text-h3">
        {t('answers.heading')}
      </h2>
      <dl className="mt-3 stacked-3">
        {practice.answers.map(({ question, answer, confirmedOn, sample }) => (
          <div key={question.en}>
            <dt className="font-semibold">{question[language]}</dt>
            <dd>
              {answer[language]}{' '}
              <span className="text-small text-soft italic">
                {sample
                  ? `(${t('answers.sample')})`
                  : confirmedOn &&
                    `(${t('answers.confirmedOn')} ${longDate(confirmedOn, language)})`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
