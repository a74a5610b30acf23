import '../lib/production';

import { buildDocuments } from '../build/documents';
import { benchBuild } from './build-time';

/** The process that `build-time.ts` measures. */
await buildDocuments(benchBuild);
