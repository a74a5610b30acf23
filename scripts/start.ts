import './lib/production';

import { parseArgs } from 'node:util';
import { preview } from 'vike/api';
import { ensureBuild } from './lib/ensure-build';

/** Builds the site where its build is out of date, and serves it: `npm start`, `-- --port 8080`. */

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
const port = Number(values.port ?? process.env.PORT ?? 4173);

ensureBuild();
const { viteServer } = await preview({
  viteConfig: { preview: { port, ...(values.host && { host: values.host }) } },
});
console.log(`\nThe site is served at ${viteServer?.resolvedUrls?.local[0]}`);
console.log('Press Ctrl+C to stop.');
