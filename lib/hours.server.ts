import type { Translate } from './translate.server';

/** The days of the week as schema.org abbreviates them. */
export const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export type Day = (typeof week)[number];

/** "Monday to Thursday", "Monday, Wednesday to Friday". */
export function nameDays(days: Day[], t: Translate): string {
  return runsOfDays(days)
    .map(([first, last]) =>
      first === last
        ? t(`days.${first}`)
        : `${t(`days.${first}`)} ${t('days.to')} ${t(`days.${last}`)}`,
    )
    .join(', ');
}

/**
 * Joins consecutive days: Mo Tu We Fr gives [Mo, We] and [Fr, Fr].
 * @param days in the order of the week, each once
 */
export function runsOfDays(days: Day[]): [first: Day, last: Day][] {
  const runs: [Day, Day][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && week.indexOf(run[1]) + 1 === week.indexOf(day)) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
