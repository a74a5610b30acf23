import type { Exception } from '../../lib/content/schemas/hours.server';
import { describeException, nameDays, regularHoursInWords } from '../../lib/hours.server';
import { week } from '../../lib/time/days.server';
import { clockTime, timeRange } from '../../lib/time/format.server';
import { capitalized } from '../../lib/words/text.server';
import { LineText } from '../ui/LineText';
import { useSite } from '../ui/SiteContext';
import type { HoursData } from './update-hours.client';

/**
 * What happens to a call now: the hours, or whether the office is open, and who answers while it is closed. It stands
 * once on a page, below the first button that calls. What is true at any hour is in the HTML.
 */
export function CallNote() {
  const { whoAnswers } = useSite();
  return (
    <div className="mt-3">
      {whoAnswers && (
        <p className="max-w-measure text-small leading-snug">
          <LineText line={whoAnswers} />
        </p>
      )}
      <OpenNow />
    </div>
  );
}

/**
 * The hours of the week in one line, over which the page script writes whether the office is open. Both are in one place,
 * so that nothing moves.
 */
export function OpenNow() {
  const site = useSite();
  return (
    <div className="mt-2 grid text-small leading-tight font-semibold *:[grid-area:1/1]">
      <p data-open-now className="peer" />
      <p className="peer-[:not(:empty)]:invisible print:visible!">
        {capitalized(regularHoursInWords(site))}
      </p>
    </div>
  );
}

/** The hours of the week, a line for each run of days, and the exceptions, which the page script hides once they are over. */
export function Week({ exceptions = [] }: { exceptions?: Exception[] }) {
  const site = useSite();
  return (
    <>
      <ul className="py-1">
        {site.hours.regular.map((run) => (
          <li key={run.days.join()}>
            {capitalized(nameDays(run.days, site.t))}:{' '}
            <span className="inline-block">{timeRange(run, site.language)}</span>
          </li>
        ))}
      </ul>
      {exceptions.length > 0 && (
        <ul className="text-small">
          {exceptions.map((exception) => {
            const { from, until = from } = exception;
            return (
              <li key={from} data-last-day={until}>
                {capitalized(describeException(exception, site))}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** The attribute with the data by which the page script finds out whether the office is open. */
export function useHoursData() {
  const { t, language, utcOffsets, hours } = useSite();
  const openings = [
    ...hours.regular,
    ...hours.exceptions.flatMap((exception) => exception.hours ?? []),
  ];
  const times = openings.flatMap(({ opens, closes }) => [opens, closes]);
  const data: HoursData = {
    utcOffsets,
    regular: hours.regular,
    exceptions: hours.exceptions.map(({ from, until, hours }) => ({ from, until, hours })),
    words: {
      openUntil: t('openNow.openUntil'),
      closed: t('openNow.closed'),
      opens: t('openNow.opens'),
      opensToday: t('openNow.opensToday'),
      at: t('openNow.at'),
      times: Object.fromEntries(times.map((time) => [time, clockTime(time, language)])),
      days: Object.fromEntries(week.map((day) => [day, t(`days.${day}`)])),
    },
  };
  return { 'data-hours': JSON.stringify(data) };
}
