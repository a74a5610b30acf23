import { categories, consentString, nothing } from '../../lib/consent/record';
import type { DictionaryKey } from '../../lib/content/schemas/dictionary.server';
import {
  type ContactedHosts,
  contactedHosts,
  storedItems,
} from '../../lib/privacy/disclosure.server';
import { mapTrackers } from '../../lib/tracking/registry';
import { buttonClass } from '../ui/ButtonLink';
import { Part } from '../ui/Section';
import { useSite } from '../ui/SiteContext';
import { Table } from '../ui/Table';
import { CategorySwitches } from './CategorySwitch';
import { usePreferencesLabels } from './ConsentBanner';

/**
 * The table of every cookie and storage entry that this site sets, from the same data that is used to clear
 * them. It lacks those of trackers, and of a clip, that the practice does not have.
 */
export function CookieTable() {
  const { t, practice } = useSite();
  const items = storedItems(practice.storagePrefix).filter(
    ({ purpose, tracker }) =>
      (purpose !== 'clip' || practice.video) && (!tracker || practice.trackers[tracker] !== null),
  );
  return (
    <Part id="cookies" heading={t('cookies.heading')}>
      <Table
        labelledBy="cookies"
        headings={[
          t('cookies.name'),
          t('cookies.category'),
          t('cookies.setBy'),
          t('cookies.purpose'),
          t('cookies.kept'),
        ]}
        rows={items.map(({ name, category, setBy, purpose, kept }) => ({
          id: name,
          cells: [
            <code key={name} className="font-normal wrap-anywhere">
              {name}
            </code>,
            t(`cookies.categories.${category}`),
            t(`cookies.setters.${setBy}`),
            t(`cookies.purposes.${purpose}`),
            t(`cookies.lifetimes.${kept}`),
          ],
        }))}
      />
    </Part>
  );
}

/**
 * The privacy receipt: every host that a browser may contact because of this site, by the choice that allows
 * it, and the choice as a short text (specification, section 3), which `watchYourChoice` fills.
 */
export function PrivacyReceipt() {
  const { t, practice } = useSite();
  const contacts = contactedHosts(practice);
  return (
    <Part id="addresses" heading={t('receipt.heading')}>
      {contacts.every(({ owner }) => owner === null) ? (
        <p className="max-w-measure">{t('receipt.none')}</p>
      ) : (
        <>
          <p className="mb-4 max-w-measure">{t('receipt.intro')}</p>
          <Table
            labelledBy="addresses"
            headings={[t('receipt.when'), t('receipt.addresses'), t('receipt.whose')]}
            rows={contacts.map(({ trigger, owner, hosts }) => ({
              id: `${trigger} ${owner}`,
              cells: [
                t(`receipt.occasions.${trigger}`),
                // Where nobody is contacted, one cell spans both columns.
                ...(owner === null
                  ? [t('receipt.nobody')]
                  : [<Hosts key={owner} hosts={hosts} />, t(ownerKeys[owner])]),
              ],
            }))}
          />
        </>
      )}
      <p className="mt-4 max-w-measure">{t('receipt.closing')}</p>
      <p className="choice-shorthand mt-4 max-w-measure text-small text-soft print:hidden">
        {`${t('receipt.shorthand')}: `}
        <code>{consentString(nothing)}</code>
      </p>
    </Part>
  );
}

function Hosts({ hosts }: { hosts: readonly string[] }) {
  return hosts.map((host) => (
    <code key={host} className="block wrap-anywhere">
      {host}
    </code>
  ));
}

const ownerKeys: Record<NonNullable<ContactedHosts['owner']>, DictionaryKey> = {
  ...mapTrackers((name) => `cookies.setters.${name}` as const),
  flags: 'receipt.flags',
  form: 'receipt.formService',
  booking: 'receipt.bookingService',
  reviews: 'receipt.reviewService',
};

/**
 * The visitor's choice about cookies, with controls that switch each category and delete the stored choice.
 * `watchYourChoice` fills it. Without JavaScript there is no choice, and it is hidden.
 */
export function YourChoice() {
  const { t } = useSite();
  const labels = usePreferencesLabels();
  return (
    <section
      aria-labelledby="your-choice"
      className="your-choice max-w-measure print:hidden"
      data-saved={t('consent.saved')}
      data-deleted={t('yourChoice.deleted')}
    >
      <h2 id="your-choice" className="mb-4 text-h2-article">
        {t('yourChoice.heading')}
      </h2>
      <p>{t('yourChoice.intro')}</p>
      <p className="mt-5" data-on={t('consent.isOn')} data-off={t('consent.isOff')}>
        {`${t('consent.inShort')}: `}
        {categories.map((category, index) => (
          <span key={category} data-chosen={category}>
            {`${t(`cookies.categories.${category}`)} `}
            <b>{t('consent.isOff')}</b>
            {index < categories.length - 1 ? ', ' : '.'}
          </span>
        ))}
      </p>
      <CategorySwitches choice={nothing} labels={labels} />
      <button type="button" className={`${buttonClass('secondary')} mt-5`}>
        {t('yourChoice.delete')}
      </button>
    </section>
  );
}
