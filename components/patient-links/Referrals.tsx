import { useSite } from '../ui/SiteContext';

/** What doctors and therapists need to refer a patient; nothing where it is not settled. */
export function Referrals() {
  const { t, language, practice } = useSite();
  if (!practice.referrals) return null;
  const { fax, send, report } = practice.referrals;
  const facts = [
    { term: t('referrals.fax'), text: fax },
    { term: t('referrals.send'), text: send[language] },
    { term: t('referrals.report'), text: report[language] },
  ];
  return (
    <section aria-labelledby="referrals" className="max-w-measure print:hidden">
      <h2 id="referrals" className="mb-4 text-h2-article">
        {t('referrals.heading')}
      </h2>
      <dl className="stacked-3">
        {facts.map(
          ({ term, text }) =>
            text && (
              <div key={term}>
                <dt className="font-semibold text-heading">{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
