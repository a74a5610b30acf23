import './lib/production';

import { parseArgs } from 'node:util';
import { preview } from 'vike/api';
import { readContent } from '../lib/content/content.server';
import { contentFolder } from '../lib/folders.server';
import { listReminders } from './build/finish-build';
import { isBuildCurrent } from './lib/build-inputs';
import { ensureBuild } from './lib/ensure-build';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
const port = Number(values.port ?? process.env.PORT ?? 4173);

if (isBuildCurrent()) {
  console.log(`The build is up to date${listReminders(readContent(contentFolder))}`);
} else ensureBuild();

const { viteServer } = await preview({
  viteConfig: { preview: { port, ...(values.host && { host: values.host }) } },
});

console.log(`\nThe site is served at ${viteServer?.resolvedUrls?.local[0]}`);
console.log('Press Ctrl+C to stop.');
