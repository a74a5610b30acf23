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
      rows={rows.flatMap(({ trigger, contacts }) => {
        const occasion = t(`receipt.occasions.${trigger}`);
        if (contacts.length === 0) return { id: trigger, cells: [occasion, t('receipt.nobody')] };
        return contacts.map(({ owner, hosts }) => ({
          id: `${trigger} ${owner}`,
          cells: [occasion, <Hosts key={owner} hosts={hosts} />, t(ownerKeys[owner])],
        }));
      })}
    />
  );
}

function Hosts({ hosts }: { hosts: readonly string[] }) {
  return hosts.map((host) => (
    <code key={host} className="block wrap-anywhere">
      {host}
    </code>
  ));
}

const ownerKeys: Record<ContactRow['contacts'][number]['owner'], DictionaryKey> = {
  ...mapTrackers((name) => `cookies.setters.${name}` as const),
  flags: 'receipt.flags',
  form: 'receipt.formService',
  booking: 'receipt.bookingService',
  reviews: 'receipt.reviewService',
};
