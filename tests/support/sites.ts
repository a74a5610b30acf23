/** The environment variables that `lib/files/folders.server.ts` reads, for a site that is tested. */
type Folders = Record<'CONTENT_FOLDER' | 'DIST_FOLDER', string>;

/** The practice's own content and its build. */
export const own: Folders = { CONTENT_FOLDER: 'content', DIST_FOLDER: 'dist' };

/** Frozen content, so that tests of the code do not depend on `content/`. */
export const sample: Folders = {
  CONTENT_FOLDER: 'tests/samples/naples',
  DIST_FOLDER: 'node_modules/.cache/sample-dist',
};
