import { itemsKept } from '../../lib/consent/cookies';
import { useSite } from '../layout/SiteContext';
import { Table } from '../ui/Table';

/** Every cookie and storage entry that this site may set, from the data that clears them. */
export function CookieTable() {
  const { t, practice } = useSite();
  return (
    <section aria-labelledby="cookies" className="mt-stack">
      <h2 id="cookies" className="mb-4 text-h2-article">
        {t('cookies.heading')}
      </h2>
      <Table
        headings={[
          t('cookies.name'),
          t('cookies.category'),
          t('cookies.setBy'),
          t('cookies.purpose'),
          t('cookies.kept'),
        ]}
      >
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
      </Table>
    </section>
  );
}
