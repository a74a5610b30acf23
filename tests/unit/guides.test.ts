import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const guides = readdirSync('.github')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `.github/${name}`)
  .concat('README.md');

it.each(guides)('every link of %s leads to a file and a heading that exist', (guide) => {
  const lost = linksOf(guide).filter((link) => {
    const [path = '', heading] = link.split('#');
    const file = path ? normalize(join(dirname(guide), path)) : guide;
    return !existsSync(file) || (heading && !headingsOf(file).includes(heading));
  });
  expect(lost).toEqual([]);
});

/** Addresses below the project; `page:` and `{` begin examples. */
const linksOf = (guide: string) =>
  [...textOf(guide).matchAll(/\]\((?!https?:|page:|\{)([^)\s]+)\)/g)].map(([, link]) =>
    String(link),
  );

/** Headings as GitHub addresses them. */
const headingsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    String(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

const textOf = (file: string) => readFileSync(file, 'utf8').replace(/^```.*?^```/gms, '');
