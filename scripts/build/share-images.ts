import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Content, readContent } from '../../lib/content/content.server';
import { ContentError, type Fault } from '../../lib/content/faults.server';
import { contentFolder } from '../../lib/folders.server';
import { imageFile } from '../../lib/images.server';
import { languages } from '../../lib/language';
import { type Route, routes } from '../../lib/routes.server';
import { sha256 } from '../lib/hash';
import { cardPainter, cardSources } from './share-card';

const cache = 'node_modules/.cache/share-images';

/** So many at once keep the cores busy; more would only take memory. */
const atOnce = 4;

/** The preview picture of one page in one language. */
interface Preview {
  /** Path below `share/`, without its ending. */
  name: string;
  heading: string;
  /** File below the content folder that the heading is from. */
  source: string;
  /** The picture of `content/images/` beside the heading. */
  illustration: string;
}

/**
 * Writes the pictures that link previews show, 1200 × 630 px, into a build's client folder: one
 * per page, `share/<language>/<page id>.png`, and `share/<language>/not-found.png`. Those whose
 * every ingredient is as it was come from the cache.
 * @throws {ContentError} naming every heading too long
 */
export async function writeShareImages(clientFolder: string): Promise<void> {
  const content = readContent(contentFolder);
  const previews = previewsOf(content);
  // A page without a picture of its own has that of the coast.
  const fileOf = (picture: string) => imageFile(picture) ?? imageFile('coast') ?? '';

  const { name, phone, address } = content.practice;
  const brand = { name, phone, place: `${address.city}, Florida`, mark: fileOf('icon') };
  const common = sha256(
    JSON.stringify(brand),
    ...[brand.mark, ...cardSources].map((file) => readFileSync(file)),
  );
  const paint = cardPainter(brand);
  const faults: Fault[] = [];
  await each(previews, async ({ name, heading, source, illustration }) => {
    const file = fileOf(illustration);
    const kept = join(cache, `${sha256(common, heading, readFileSync(file))}.png`);
    if (!existsSync(kept)) {
      const card = await paint(heading, file);
      if (card) keep(kept, card);
      else {
        const found = `"${heading}" (${heading.length} characters)`;
        faults.push({ file: source, field: 'heading', found, expected: shorter });
      }
    }
    if (faults.length > 0) return;
    const target = join(clientFolder, 'share', `${name}.png`);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(kept, target);
  });
  if (faults.length > 0) throw new ContentError(faults);
}

function previewsOf({ words }: Content): Preview[] {
  return languages.flatMap((language) => {
    const { dictionary, pages } = words[language];
    return [
      ...routes.map((route) => ({
        name: `${language}/${route.id}`,
        heading: pages.get(route.id)?.heading ?? '',
        source: `${language}/${route.id}.md`,
        illustration: illustrationOf(route),
      })),
      {
        name: `${language}/not-found`,
        heading: dictionary.notFound.heading,
        source: `${language}/dictionary.yaml`,
        illustration: 'coast',
      },
    ];
  });
}

function illustrationOf({ id, kind }: Route): string {
  if (kind === 'telepsychiatry') return 'video-visit';
  return kind === 'policy' ? 'policies' : id;
}

const shorter = 'a heading that fits the preview picture: fewer or shorter words';

/** Puts a file in place whole, should the build end meanwhile or another one run. */
function keep(file: string, bytes: Buffer) {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

async function each<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
