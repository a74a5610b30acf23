import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesFile } from '../../lib/folders.server';

/** What reaches browsers in documents, styles and fonts, and the file of its license. */
const others = {
  'Lucide icons (ISC)': 'node_modules/lucide-react/LICENSE',
  'Tailwind CSS (MIT)': 'node_modules/tailwindcss/LICENSE',
  'Atkinson Hyperlegible Next (OFL-1.1)': 'components/fonts/atkinson-hyperlegible-next.LICENSE.txt',
  'Fraunces (OFL-1.1)': 'components/fonts/fraunces.LICENSE.txt',
};

/** Adds to the licenses of the scripts' packages, which Vite has written, those of the rest. */
export function writeLicenses(client: string) {
  const texts = Object.entries(others).map(
    ([name, file]) => `\n## ${name}\n\n${readFileSync(file, 'utf8').trim()}\n`,
  );
  appendFileSync(join(client, licensesFile), texts.join(''));
}
