import type { DictionaryKey } from '../../lib/content/schemas/dictionary.server';
import { type Contact, contactedHosts } from '../../lib/tracking/disclosure.server';
import { mapTrackers } from '../../lib/tracking/registry';
import { useSite } from '../ui/SiteContext';
import { Table } from '../ui/Table';

/** Every address that the site can make a browser contact, by what the visitor has chosen. */
export function PrivacyReceipt() {
  const { t, practice } = useSite();
  const contacts = contactedHosts(practice);
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses" className="mb-4 text-h2-article">
        {t('receipt.heading')}
      </h2>
      {contacts.every(({ owner }) => owner === null) ? (
        <p className="max-w-measure">{t('receipt.none')}</p>
      ) : (
        <>
          <p className="mb-4 max-w-measure">{t('receipt.intro')}</p>
          <Receipt contacts={contacts} />
        </>
      )}
      <p className="mt-4 max-w-measure">{t('receipt.closing')}</p>
    </section>
  );
}

function Receipt({ contacts }: { contacts: Contact[] }) {
  const { t } = useSite();
  return (
    <Table
      labelledBy="addresses"
      headings={[t('receipt.when'), t('receipt.addresses'), t('receipt.whose')]}
      rows={contacts.map(({ trigger, owner, hosts }) => ({
        id: `${trigger} ${owner}`,
        cells: [
          t(`receipt.occasions.${trigger}`),
          ...(owner === null
            ? [t('receipt.nobody')]
            : [<Hosts key={owner} hosts={hosts} />, t(ownerKeys[owner])]),
        ],
      }))}
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

const ownerKeys: Record<NonNullable<Contact['owner']>, DictionaryKey> = {
  ...mapTrackers((name) => `cookies.setters.${name}` as const),
  flags: 'receipt.flags',
  form: 'receipt.formService',
  booking: 'receipt.bookingService',
  reviews: 'receipt.reviewService',
};
