// To make a format takes far longer than to use it.
const formats: Record<string, Intl.DateTimeFormat> = {};

/** A moment by the clock of a time zone, an IANA name: "2026-11-25T17:00". */
export function localTime(moment: Date | number, timeZone: string): string {
  // Swedes write dates and times as ISO does.
  formats[timeZone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return formats[timeZone].format(moment).replace(' ', 'T');
}
