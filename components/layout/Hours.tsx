import { clockTime } from '../../lib/dates';
import { runsOfDays } from '../../lib/hours';
import { useSite } from './SiteContext';

/** When the office is open, a line for each run of days. */
export function Hours() {
  const { t, language, practice } = useSite();
  return (
    <ul className="py-1">
      {practice.hours.map(({ days, opens, closes }) => (
        <li key={days.join()} className="first-letter:uppercase">
          {runsOfDays(days)
            .map(([first, last]) =>
              first === last
                ? t(`days.${first}`)
                : `${t(`days.${first}`)} ${t('days.to')} ${t(`days.${last}`)}`,
            )
            .join(', ')}
          :{' '}
          <span className="whitespace-nowrap">
            {clockTime(opens, language)} – {clockTime(closes, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
