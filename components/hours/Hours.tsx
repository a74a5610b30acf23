import type { Exception } from '../../lib/content/schemas/hours.server';
import { clockTimes, describeException, nameDays } from '../../lib/hours.server';
import { clockTime } from '../../lib/time/dates.server';
import { capitalized } from '../../lib/words/text.server';
import { LineText } from '../ui/LineText';
import { useSite } from '../ui/SiteContext';
import type { HoursData } from './show-hours.client';

/** The hours of the office, and whether it is open now. */
export function Hours() {
  return (
    <>
      <Week />
      <OpenNow />
    </>
  );
}

/**
 * The place where the page script writes whether the office is open. It is as high as the longest text, so that
 * nothing moves. A shorter text is at its lower edge.
 */
export const OpenNow = () => (
  <p
    data-open-now
    className="flex min-h-11 items-end text-small leading-tight font-semibold noscript:hidden"
  />
);

/**
 * What happens to a call now: whether the office is open, and who answers while it is closed. The second is
 * true at any hour, and is the only text without scripts.
 */
export function CallNote({ className = '' }) {
  const { whoAnswers } = useSite();
  return (
    <div className={className}>
      <OpenNow />
      {whoAnswers && (
        <p className="mt-1 max-w-measure text-small leading-snug">
          <LineText line={whoAnswers} />
        </p>
      )}
    </div>
  );
}

/** The hours of the week, a line for each run of days, and the exceptions from them. */
export function Week({ exceptions = [] }: { exceptions?: Exception[] }) {
  const site = useSite();
  return (
    <>
      <ul className="py-1">
        {site.hours.regular.map((run) => (
          <li key={run.days.join()}>
            {capitalized(nameDays(run.days, site.t))}:{' '}
            <span className="inline-block">{clockTimes(run, site.language)}</span>
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
  const { t, language, practice, hours } = useSite();
  const openings = [...hours.regular, ...hours.exceptions.flatMap(({ hours }) => hours ?? [])];
  const times = openings.flatMap(({ opens, closes }) => [opens, closes]);
  const data: HoursData = {
    timeZone: practice.timeZone,
    regular: hours.regular,
    exceptions: hours.exceptions.map(({ from, until, hours }) => ({ from, until, hours })),
    words: {
      openUntil: t('openNow.openUntil'),
      closed: t('openNow.closed'),
      opens: t('openNow.opens'),
      opensToday: t('openNow.opensToday'),
      at: t('openNow.at'),
      times: Object.fromEntries(times.map((time) => [time, clockTime(time, language)])),
    },
  };
  return { 'data-hours': JSON.stringify(data) };
}
