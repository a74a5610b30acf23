import { dollars } from '../../lib/content/facts.server';
import { SampleMark } from '../ui/Prose';
import { useSite } from '../ui/SiteContext';
import { Table } from '../ui/Table';

/** A table of the kinds of visit with length and price; nothing if no price is known. */
export function Fees() {
  const { t, language, visits } = useSite();
  const { kinds, sample } = visits;
  if (kinds.every(({ price }) => typeof price !== 'number')) return null;
  return (
    <section aria-labelledby="fees">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="fees" className="text-h2-article">
          {t('fees.heading')}
        </h2>
        {sample && <SampleMark text={t('glance.sample')} />}
      </div>
      <Table
        labelledBy="fees"
        headings={[t('fees.visit'), t('fees.length'), t('fees.forWhom'), t('fees.price')]}
        rows={kinds.map(({ id, name, minutes, forWhom, price }) => ({
          id,
          cells: [
            name[language],
            minutes && `${minutes} ${t('glance.minutes')}`,
            forWhom?.[language],
            dollars(price, sample),
          ],
        }))}
      />
      <p className="mt-4 max-w-measure">{t('fees.note')}</p>
    </section>
  );
}
