import { storedItems } from '../../lib/tracking/stored-items.server';
import { useSite } from '../ui/SiteContext';
import { Table } from '../ui/Table';

/**
 * Every cookie and storage entry that this site could set, from the same data that is used to clear
 * them. Those of a tracker that the practice does not use are marked.
 */
export function CookieTable() {
  const { t, practice } = useSite();
  const items = storedItems(practice.storagePrefix).filter(
    ({ purpose }) => purpose !== 'clip' || practice.video,
  );
  return (
    <section aria-labelledby="cookies">
      <h2 id="cookies" className="mb-4 text-h2-article">
        {t('cookies.heading')}
      </h2>
      <Table
        labelledBy="cookies"
        headings={[
          t('cookies.name'),
          t('cookies.category'),
          t('cookies.setBy'),
          t('cookies.purpose'),
          t('cookies.kept'),
        ]}
      >
        {items.map(({ name, category, tracker, setBy, purpose, kept }) => (
          <tr key={name}>
            <th scope="row" className="font-normal">
              <code className="wrap-anywhere">{name}</code>
            </th>
            <td>{t(`cookies.categories.${category}`)}</td>
            <td>
              {t(`cookies.setters.${setBy}`)}
              {tracker && practice.trackers[tracker] === null && ` (${t('cookies.notInUse')})`}
            </td>
            <td>{t(`cookies.purposes.${purpose}`)}</td>
            <td>{t(`cookies.lifetimes.${kept}`)}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
