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
