import { clockTime } from '../../lib/dates.server';
import { nameDays } from '../../lib/hours.server';
import { useSite } from '../ui/SiteContext';

/** When the office is open, a line for each run of days. */
export function Hours() {
  const { t, language, hours } = useSite();
  return (
    <ul className="py-1">
      {hours.regular.map(({ days, opens, closes }) => (
        <li key={days.join()} className="first-letter:uppercase">
          {nameDays(days, t)}:{' '}
          <span className="inline-block">
            {clockTime(opens, language)} – {clockTime(closes, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
