/**
 * The oldest browsers that are served, for which scripts and styles are compiled. `.github/browsers.md` says what the
 * oldest Safari lacks that the site uses. These are older than the versions of Chrome, Edge and Firefox that it names.
 */
export const servedBrowsers = ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox114'];
