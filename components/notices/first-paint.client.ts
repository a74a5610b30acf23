// Runs directly after the strip, before anything is painted; written into builds that have notices.

import { showNotices } from './notices.client';

showNotices();
