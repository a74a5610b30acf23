// Runs directly after the strip, before anything is painted; written into builds that have notices.

import { findStrip, showCurrent } from './current.client';

showCurrent(findStrip() as HTMLElement);
