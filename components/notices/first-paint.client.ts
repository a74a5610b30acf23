// Runs directly after the notices, before the first paint. Only builds with notices have it.

import { showNotices } from './update-notices.client';

showNotices();
