import type { DictionaryKey } from '../../lib/content/schemas/dictionary.server';
import { type ContactRow, contactedHosts } from '../../lib/tracking/contacted-hosts.server';
import { mapTrackers } from '../../lib/tracking/trackers.server';
import { useSite } from '../ui/SiteContext';
import { Table } from '../ui/Table';

/** Every address that the site can make a browser contact, by what the visitor has chosen. */
export function PrivacyReceipt() {
  const { t, practice } = useSite();
  const rows = contactedHosts(practice);
  const isAlone = rows.every(({ contacts }) => contacts.length === 0);
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses" className="mb-4 text-h2-article">
        {t('receipt.heading')}
      </h2>
      {isAlone ? (
        <p className="max-w-measure">{t('receipt.none')}</p>
      ) : (
        <>
          <p className="mb-4 max-w-measure">{t('receipt.intro')}</p>
          <Receipt rows={rows} />
        </>
      )}
      <p className="mt-4 max-w-measure">{t('receipt.closing')}</p>
    </section>
  );
}

function Receipt({ rows }: { rows: ContactRow[] }) {
  const { t } = useSite();
  return (
    <Table
      labelledBy="addresses"
      headings={[t('receipt.when'), t('receipt.addresses'), t('receipt.whose')]}
    >
      {rows.map(({ trigger, contacts }) =>
        contacts.length === 0 ? (
          <tr key={trigger}>
            <th scope="row">{t(`receipt.occasions.${trigger}`)}</th>
            <td colSpan={2}>{t('receipt.nobody')}</td>
          </tr>
        ) : (
          contacts.map(({ owner, hosts }, index) => (
            <tr key={`${trigger} ${owner}`}>
              {index === 0 && (
                <th scope="row" rowSpan={contacts.length}>
                  {t(`receipt.occasions.${trigger}`)}
                </th>
              )}
              <td>
                <ul>
                  {hosts.map((host) => (
                    <li key={host}>
                      <code className="wrap-anywhere">{host}</code>
                    </li>
                  ))}
                </ul>
              </td>
              <td>{t(ownerKeys[owner])}</td>
            </tr>
          ))
        ),
      )}
    </Table>
  );
}

const ownerKeys: Record<ContactRow['contacts'][number]['owner'], DictionaryKey> = {
  ...mapTrackers((name) => `cookies.setters.${name}` as const),
  flags: 'receipt.flags',
  form: 'receipt.formService',
  booking: 'receipt.bookingService',
  reviews: 'receipt.reviewService',
};
