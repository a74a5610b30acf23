/**
 * A file's text without the fields that say who looked at it and when, and without a byte order mark;
 * its line ends are \n.
 */
export function withoutSignatures(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(/^(?:translationOf|effectiveOn|(?:approved|reviewed)(?:By|On|Text)):.*\n/gm, '');
}
