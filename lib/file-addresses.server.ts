/** The address of a file of the site: `/forms/New%20form.pdf` of `/forms/New form.pdf`. */
export function addressOfFile(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * The file that an address asks for: the reverse of `addressOfFile`.
 * @param pathname as it is sent, without a query
 * @returns undefined where no file can be meant: of a `%` without its digits, and of a slash or a zero byte that is
 * encoded
 */
export function fileAtAddress(pathname: string): string | undefined {
  try {
    const parts = pathname.split('/').map(decodeURIComponent);
    return parts.some((part) => /[/\\\0]/.test(part)) ? undefined : parts.join('/');
  } catch {
    return undefined;
  }
}
