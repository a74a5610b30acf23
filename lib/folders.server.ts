/** The content that is read and built, below the project; tests of the code set it to a sample. */
export const contentFolder = process.env.CONTENT_FOLDER ?? 'content';

/** Where its build is put. */
export const distFolder = process.env.DIST_FOLDER ?? 'dist';

/** Names the licenses of what reaches browsers; Vite begins it with the packages in the scripts. */
export const licensesFile = 'licenses.txt';
