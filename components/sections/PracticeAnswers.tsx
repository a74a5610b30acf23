import { longDate } from '../../lib/dates';
import { useSite } from '../layout/SiteContext';

/** What only the practice can say, each answer with its date or as the sample it is. */
export function PracticeAnswers() {
  const { t, language, practice } = useSite();
  if (practice.answers.length === 0) return null;
  return (
    <section aria-labelledby="answers" className="mt-8 max-w-3xl rounded-card bg-teal-50 p-6">
      <h2 id="answers" className="text-xl">
        {t('answers.heading')}
      </h2>
      <dl className="mt-3 space-y-3">
        {practice.answers.map(({ question, answer, confirmedOn, sample }) => (
          <div key={question.en}>
            <dt className="font-semibold">{question[language]}</dt>
            <dd>
              {answer[language]}{' '}
              <span className="text-base text-ink-soft italic">
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
