import type { DictionaryKey } from '../../lib/content/schemas';
import { type ReceiptRow, receiptOf } from '../../lib/tracking/receipt';
import { useSite } from '../layout/SiteContext';
import { Table } from '../ui/Table';

/** Every address that the site can make a browser contact, by what the visitor has chosen. */
export function PrivacyReceipt() {
  const { t, practice } = useSite();
  const rows = receiptOf(practice);
  const isAlone = rows.every(({ contacts }) => contacts.length === 0);
  return (
    <section aria-labelledby="addresses" className="mt-stack">
      <h2 id="addresses" className="mb-4 text-h2-article">
        {t('receipt.heading')}
      </h2>
      {isAlone ? (
        <p className="max-w-2xl">{t('receipt.none')}</p>
      ) : (
        <>
          <p className="mb-4 max-w-2xl">{t('receipt.intro')}</p>
          <Receipt rows={rows} />
        </>
      )}
      <p className="mt-4 max-w-2xl">{t('receipt.closing')}</p>
    </section>
  );
}

function Receipt({ rows }: { rows: ReceiptRow[] }) {
  const { t } = useSite();
  return (
    <Table headings={[t('receipt.when'), t('receipt.addresses'), t('receipt.whose')]}>
      {rows.map(({ occasion, contacts }) =>
        contacts.length === 0 ? (
          <tr key={occasion}>
            <th scope="row">{t(`receipt.occasions.${occasion}`)}</th>
            <td colSpan={2}>{t('receipt.nobody')}</td>
          </tr>
        ) : (
          contacts.map(({ whose, hosts }, index) => (
            <tr key={`${occasion} ${whose}`}>
              {index === 0 && (
                <th scope="row" rowSpan={contacts.length}>
                  {t(`receipt.occasions.${occasion}`)}
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
              <td>{t(ownerKeys[whose])}</td>
            </tr>
          ))
        ),
      )}
    </Table>
  );
}

const ownerKeys = {
  analytics: 'cookies.setters.analytics',
  replay: 'cookies.setters.replay',
  pixel: 'cookies.setters.pixel',
  flags: 'receipt.flags',
  form: 'receipt.formService',
  booking: 'receipt.bookingService',
  reviews: 'receipt.reviewService',
} satisfies Record<ReceiptRow['contacts'][number]['whose'], DictionaryKey>;
