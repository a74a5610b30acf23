import '../production';

import { buildDocuments } from '../documents';

/** The process that is measured: it builds the HTML of the project in the working directory. */
await buildDocuments('dist');
