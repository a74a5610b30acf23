import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteContent } from '../../lib/site.server';
import { drawCard, loadFonts, writeShareImages } from '../../scripts/build/share-images';

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
