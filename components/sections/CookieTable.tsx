import { itemsKept } from '../../lib/consent/cookies';
import { useSite } from '../layout/SiteContext';

/** Every cookie and storage entry that this site may set, from the data that clears them. */
export function CookieTable() {
  const { t, practice } = useSite();
  return (
    <section aria-labelledby="cookies" className="mt-stack">
      <h2 id="cookies" className="mb-4 text-h2-article">
        {t('cookies.heading')}
      </h2>
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-left [&_td]:min-w-28 [&_td]:border [&_td]:border-line [&_td]:bg-surface [&_td]:p-2 [&_td]:align-top [&_th]:border [&_th]:border-line [&_th]:bg-sand [&_th]:p-2">
          <thead>
            <tr>
              <th scope="col">{t('cookies.name')}</th>
              <th scope="col">{t('cookies.category')}</th>
              <th scope="col">{t('cookies.setBy')}</th>
              <th scope="col">{t('cookies.purpose')}</th>
              <th scope="col">{t('cookies.kept')}</th>
            </tr>
          </thead>
          <tbody>
            {itemsKept(practice.trackers).map(({ name, category, tracker, purpose, kept }) => (
              <tr key={name}>
                <td>
                  <code className="wrap-anywhere">{name}</code>
                </td>
                <td>{t(`cookies.categories.${category}`)}</td>
                <td>{t(`cookies.setters.${tracker ?? 'site'}`)}</td>
                <td>{t(`cookies.purposes.${purpose ?? tracker ?? 'consent'}`)}</td>
                <td>{t(`cookies.lifetimes.${kept}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
