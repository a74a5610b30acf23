/** The address of a file of the site: `/forms/New form.pdf` becomes `/forms/New%20form.pdf`. */
export function addressOfFile(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * The path of the file that an address asks for: the reverse of `addressOfFile`.
 * @param pathname as it is sent, without a query
 * @returns undefined where the address can name no file: a `%` lacks its digits, a slash or a zero byte is encoded, or
 * there is a backslash, encoded or not
 */
export function fileAtAddress(pathname: string): string | undefined {
  try {
    const parts = pathname.split('/').map(decodeURIComponent);
    return parts.some((part) => /[/\\\0]/.test(part)) ? undefined : parts.join('/');
  } catch {
    return undefined;
  }
}
