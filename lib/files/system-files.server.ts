/**
 * Whether a path is that of a file which operating systems and editors make by themselves, and people do not see:
 * hidden files and folders, small previews, locks and backups.
 */
export function isSystemFile(path: string): boolean {
  const parts = path.split(/[\\/]/);
  const name = parts.at(-1)?.toLowerCase() ?? '';
  return (
    parts.some((part) => part.startsWith('.')) ||
    ['thumbs.db', 'desktop.ini', 'icon\r'].includes(name) ||
    /^~\$|~$|^#.*#$/.test(name)
  );
}
