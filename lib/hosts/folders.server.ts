/** A folder without the slash at its end: "" for "/", so that more can be put after it. */
export function canonicalFolder(folder: string): string {
  return folder.replace(/\/$/, '');
}

/** A regular expression for what is in a folder, the folder itself included. */
export function folderPattern(folder: string): string {
  return folder === '/' ? '^/' : `^${canonicalFolder(folder)}(/|$)`;
}
