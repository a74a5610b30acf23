import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../../lib/language';
import type { PageId } from '../../lib/routes';
import { siteIn } from '../../lib/site.server';

/** Where Astro is kept from one run to the next. */
const home = '.cache/astro';
const templates = fileURLToPath(new URL('astro', import.meta.url));

export const astroCommand = [join(process.cwd(), home, 'node_modules/astro/astro.js'), 'build'];

/**
 * Installs the newest Astro that runs on this Node, outside of the project's own packages.
 * @returns its version, or undefined where npm cannot install it
 */
export function installAstro(): string | undefined {
  const manifest = join(home, 'node_modules/astro/package.json');
  if (!existsSync(manifest)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true }');
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    // From version 6 on, Astro needs Node 22.12.
    const range = major > 22 || (major === 22 && minor >= 12) ? 'latest' : '5';
    const arguments_ = ['install', '--no-save', '--ignore-scripts', `astro@${range}`];
    const shell = process.platform === 'win32';
    const { status } = spawnSync('npm', arguments_, { cwd: home, stdio: 'ignore', shell });
    if (status !== 0) return undefined;
  }
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/**
 * An Astro project of the same words: its own Markdown, one template, and a layout with the menus
 * and the footer of ours. It has neither our styles and scripts nor our structured data.
 * @param content the folder with the words
 * @returns the project's folder
 */
export function writeAstroProject(content: string): string {
  const folder = join(home, 'site');
  rmSync(folder, { recursive: true, force: true });
  for (const language of languages) {
    cpSync(join(content, language), join(folder, 'words', language), {
      recursive: true,
      filter: (file) => !file.endsWith('.yaml'),
    });
  }
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    'src/frames.json': JSON.stringify(frames()),
    'src/content.config.mjs': `
      import { defineCollection } from 'astro:content';
      import { glob } from 'astro/loaders';
      const loader = glob({ base: './words', pattern: '**/*.md' });
      export const collections = { words: defineCollection({ loader }) };`,
    'src/Layout.astro': readFileSync(join(templates, 'Layout.astro'), 'utf8'),
    'src/pages/[...path].astro': readFileSync(join(templates, 'page.astro'), 'utf8'),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** What surrounds the pages of each language. */
function frames() {
  const frame = languages.map((language) => {
    const { t, href, practice, services, towns, policies } = siteIn(language);
    const links = (pages: { id: PageId; name: string }[]) =>
      pages.map(({ id, name }) => ({ href: href(id), name }));
    const menus = [
      { label: t('nav.services'), links: links(services) },
      { label: t('nav.locations'), links: links(towns) },
    ];
    const footer = [...menus, { label: t('footer.policies'), links: links(policies) }];
    return [language, { name: practice.name, menus, footer }];
  });
  return Object.fromEntries(frame);
}
