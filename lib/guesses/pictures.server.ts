import { extname, join } from 'node:path';
import type { Content } from '../content/types';
import { wantedPictures } from '../content/wanted-pictures.server';
import { listPictures } from '../files/images.server';
import { type Finding, finding } from '../findings/finding';

/** Photographs whose description still begins as those of the sample's drawings do. */
export function photographsAsDrawings(content: Content): Finding[] {
  const { pictures } = listPictures(join(content.folder, 'images'));
  const photographs = new Set(
    pictures.filter(({ path }) => extname(path).toLowerCase() !== '.svg').map(({ name }) => name),
  );
  return wantedPictures(content)
    .filter(({ name, description }) => photographs.has(name) && description.startsWith('Drawing:'))
    .map(({ place, description }) =>
      finding('described-as-drawing', place, { found: description }),
    );
}
