import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { type Language, languages } from '../../lib/language';
import type { PageId } from '../../lib/routes.server';
import { siteContent } from '../../lib/site.server';
import { drawCard, loadFonts, writeShareImages } from '../../scripts/build/share-images';
import { sha256 } from '../../scripts/lib/files';
import { projectFolder } from '../support/project';

const transparent = sharp({
  create: { width: 8, height: 8, channels: 4, background: '#0000' },
});

async function draw(heading: string): Promise<Buffer> {
  const picture = `data:image/png;base64,${(await transparent.png().toBuffer()).toString('base64')}`;
  const brand = { name: 'Sample', phone: '(239) 555-0100', place: 'Naples', mark: picture };
  const fonts = await loadFonts(JSON.stringify([brand, heading]));
  return drawCard({ brand, heading, picture }, fonts, { file: 'content/en/about.md' });
}

it('a preview shows each sign of its heading', async () => {
  const signs = ['½', '≤', '№', '★', '⚠\uFE0F'];
  const pictures = await Promise.all(signs.map((sign) => draw(`Costs 2${sign} visits`)));
  // Signs that were left out would give equal pictures.
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(signs.length);
});

it('a preview with a sign that no font has is refused', async () => {
  await expect(draw('Costs 内 visits')).rejects.toMatchObject({
    findings: [{ code: 'preview-sign', file: 'content/en/about.md', values: { found: '内' } }],
  });
});

it('the preview of each page has its own heading in its language, and the drawing of its page', async () => {
  type Card = { brand: Record<string, string>; heading: string; picture: string };
  const cards: Card[] = [];
  /** A color, as #rgb, that stands for what a card says. */
  const colorOf = (...texts: string[]) => `#${sha256(...texts).slice(0, 3)}`;
  vi.doMock('satori', () => ({
    default: async ({ props }: { props: Card }) => {
      cards.push(props);
      const { name = '', phone = '', place = '' } = props.brand;
      const fill = colorOf(name, phone, place, props.heading);
      return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${fill}"/></svg>`;
    },
  }));
  const written: Record<string, Buffer> = {};
  vi.doMock('../../scripts/lib/files', async (original) => ({
    ...(await original<object>()),
    cachedPicture: (_: string, make: () => Promise<Buffer>) => make(),
    writeFiles: (_: string, files: Record<string, Buffer>) => Object.assign(written, files),
  }));
  const file = join(projectFolder, 'scripts/build/share-images.tsx?stubs');
  const { writeShareImages }: typeof import('../../scripts/build/share-images') = await import(
    file
  );
  vi.doUnmock('satori');
  vi.doUnmock('../../scripts/lib/files');

  const content = siteContent();
  const { practice, routes, words } = content;
  const ids: PageId[] = [
    'about',
    'telepsychiatry',
    'services/adhd-treatment',
    'services/ptsd-treatment',
    'policies/privacy-policy',
  ];
  const pages = routes.pages.filter(({ id }) => ids.includes(id));
  expect(pages).toHaveLength(ids.length);
  await writeShareImages('', { ...content, routes: { ...routes, pages } });

  const { name, phone, address } = practice;
  const wanted = languages.flatMap((language) => {
    const { pages: texts, dictionary } = words[language];
    const { heading } = dictionary.notFound;
    return [
      ...pages.map(({ id }) => [`${language}/${id}`, texts.get(id)?.heading ?? ''] as const),
      [`${language}/not-found`, heading] as const,
    ].map(([path, heading]) => [
      `share/${path}.png`,
      colorOf(name, phone, `${address.city}, Florida`, heading),
    ]);
  });
  const found = Object.entries(written).map(async ([path, png]) => {
    const pixel = await sharp(png).removeAlpha().raw().toBuffer();
    // The format of previews changes a color by one step in 255.
    const digits = [...pixel.subarray(0, 3)].map((value) => Math.round(value / 17).toString(16));
    return [path, `#${digits.join('')}`];
  });
  expect(Object.fromEntries(await Promise.all(found))).toEqual(Object.fromEntries(wanted));

  const pictureOf = (id: PageId, language: Language = 'en') =>
    cards.find(({ heading }) => heading === words[language].pages.get(id)?.heading)?.picture;
  const drawings = ids.map((id) => pictureOf(id));
  expect(new Set(drawings).size).toBe(ids.length);
  expect(ids.map((id) => pictureOf(id, 'es'))).toEqual(drawings);
});

it('the preview of a page is drawn anew when the practice has another name, number or city', {
  tags: 'further',
}, async () => {
  const content = siteContent();
  const { practice, routes } = content;
  const onePage = { ...routes, pages: routes.pages.filter(({ id }) => id === 'home') };
  const folder = mkdtempSync(join(tmpdir(), 'previews-'));
  const previewOf = async (changed: Partial<typeof practice>) => {
    await writeShareImages(folder, {
      ...content,
      practice: { ...practice, ...changed },
      routes: onePage,
    });
    return readFileSync(join(folder, 'share/en/home.png')).toString('base64');
  };
  const previews = [
    await previewOf({}),
    await previewOf({ name: 'Another Practice' }),
    await previewOf({ phone: '(850) 555-0199' }),
    await previewOf({ address: { ...practice.address, city: 'Destin' } }),
  ];
  rmSync(folder, { recursive: true });
  expect(new Set(previews).size).toBe(previews.length);
});
