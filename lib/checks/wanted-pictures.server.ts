import { extname } from 'node:path';
import { pathIn } from '../content/source.server';
import { type Content, fileOf } from '../content/types';

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

/** The pictures that fields describe. English pages are enough: the Spanish ones describe the same pictures. */
export function wantedPictures({ folder, clinicians, visits, words }: Content): WantedPicture[] {
  const photographs = clinicians.flatMap(({ photo }, index): WantedPicture[] => {
    if (!photo) return [];
    const place = { file: pathIn(folder, 'clinicians.yaml'), field: `${index}.photo.image` };
    const { image, alt } = photo;
    return [{ name: nameOf(image), path: image, description: alt.en, place }];
  });
  const ofPages = [...words.en.pages.values()].flatMap((page): WantedPicture[] => {
    if (!('imageAlt' in page) || !page.imageAlt) return [];
    const place = { file: pathIn(folder, fileOf(page)), field: 'imageAlt' };
    return [{ name: page.id, description: page.imageAlt, place }];
  });
  // Only the pages on visits by video show their picture.
  const described = Object.entries(words.en.dictionary.pictures).filter(
    ([key]) => key !== 'videoVisit' || visits.videoFrom,
  );
  const ofDictionary = described.map(([key, description]): WantedPicture => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return {
      name,
      description,
      place: { file: pathIn(folder, 'en/dictionary.yaml'), field: `pictures.${key}` },
    };
  });
  return [...photographs, ...ofPages, ...ofDictionary];
}

/** A path without its ending. */
const nameOf = (path: string) => path.slice(0, path.length - extname(path).length);
