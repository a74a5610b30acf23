// Each format is made once, because making one takes far longer than using it.
const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * The local time of a moment: "2026-11-25T17:00".
 * @param moment a date, or ms since 1970
 * @param timeZone IANA name
 */
export function localTime(moment: Date | number, timeZone: string): string {
  // The Swedish format of date and time is that of ISO 8601, but for the space between them.
  formats[timeZone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return formats[timeZone].format(moment).replace(' ', 'T');
}

/** The moment at which the clocks of a time zone show a local time such as "2026-11-25T17:00". */
export function momentOf(time: string, timeZone: string): Date {
  const shown = Date.parse(`${time}Z`);
  let moment = shown;
  // Twice: the first result may be on the other side of a change to or from daylight saving time.
  for (let pass = 0; pass < 2; pass++) {
    moment += shown - Date.parse(`${localTime(moment, timeZone)}Z`);
  }
  return new Date(moment);
}
