import { extname } from 'node:path';
import { pathIn } from './source.server';
import { type ContentWith, fileOf, type ReadableContent } from './types';

/** The practice's mark, in the header and as icons. A build draws the icons from an SVG. */
export const markPicture = { name: 'icon', path: 'icon.svg' };

/** A picture that a field describes. */
export interface WantedPicture {
  /** Its path below the folder of the pictures, without the ending. */
  name: string;
  /** The path with its ending, where the field names it. */
  path?: string;
  /** The description, in English. */
  description: string;
  /** The place of the field. */
  place: { file: string; field: string };
}

/** The pictures that fields describe. */
export const wantedPictures = (content: ContentWith<'clinicians'>): WantedPicture[] => [
  ...photographs(content),
  ...picturesOfPages(content),
  ...picturesOfDictionary(content),
];

/** The photographs of clinicians. */
export function photographs({ folder, clinicians }: ContentWith<'clinicians'>): WantedPicture[] {
  return clinicians.flatMap(({ photo }, index): WantedPicture[] => {
    if (!photo) return [];
    const place = { file: pathIn(folder, 'clinicians.yaml'), field: `${index}.photo.image` };
    const { image, alt } = photo;
    return [{ name: nameOf(image), path: image, description: alt.en, place }];
  });
}

/** The pictures that pages describe. English ones are enough: the Spanish ones describe the same pictures. */
export function picturesOfPages({ folder, words }: ReadableContent): WantedPicture[] {
  return [...words.en.pages.values()].flatMap((page): WantedPicture[] => {
    if (!('imageAlt' in page) || !page.imageAlt) return [];
    const place = { file: pathIn(folder, fileOf(page)), field: 'imageAlt' };
    return [{ name: page.id, description: page.imageAlt, place }];
  });
}

/** The pictures that the dictionary describes; none if it is at fault. */
export function picturesOfDictionary({ folder, routes, words }: ReadableContent): WantedPicture[] {
  const pictures = Object.entries(words.en.dictionary?.pictures ?? {}).filter(
    // Only the pages on visits by video show their picture.
    ([key]) => key !== 'videoVisit' || routes.has('telepsychiatry'),
  );
  return pictures.map(([key, description]) => ({
    name: key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    description,
    place: { file: pathIn(folder, 'en/dictionary.yaml'), field: `pictures.${key}` },
  }));
}

/** A path without its ending. */
const nameOf = (path: string) => path.slice(0, path.length - extname(path).length);
