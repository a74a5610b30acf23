import { storedItems } from '../../lib/tracking/disclosure.server';
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
        rows={items.map(({ name, category, tracker, setBy, purpose, kept }) => {
          const isUnused = tracker && practice.trackers[tracker] === null;
          return {
            id: name,
            cells: [
              <code key={name} className="font-normal wrap-anywhere">
                {name}
              </code>,
              t(`cookies.categories.${category}`),
              t(`cookies.setters.${setBy}`) + (isUnused ? ` (${t('cookies.notInUse')})` : ''),
              t(`cookies.purposes.${purpose}`),
              t(`cookies.lifetimes.${kept}`),
            ],
          };
        })}
      />
    </section>
  );
}
