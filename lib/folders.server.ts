/** The content that is read and built, below the project; tests of the code set it to a sample. */
export const contentFolder = process.env.CONTENT_FOLDER ?? 'content';

/** Where its build is put. */
export const distFolder = process.env.DIST_FOLDER ?? 'dist';
