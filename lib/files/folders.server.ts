/** The folder of the content that is built, below the project folder. Tests of the code set it to a sample. */
export const contentFolder = process.env.CONTENT_FOLDER ?? 'content';

/** The folder of the build, below the project folder. */
export const distFolder = process.env.DIST_FOLDER ?? 'dist';

/** The file with the licenses of everything that browsers receive. Vite writes its first part. */
export const licensesFile = 'licenses.txt';
