import { type Language, languages } from '../language';
import type { Clinicians } from './schemas/clinicians.server';
import type { Content, Words } from './types';

/** The pictures that fields of one language describe, with the file and path of each field. */
export function describedPictures(
  language: Language,
  { dictionary, pages }: Partly<Words>,
  clinicians: Clinicians | undefined,
) {
  const picture = (name: string, alt: string, file: string, path: PropertyKey[]) => ({
    name,
    alt,
    file,
    path,
  });
  return [
    ...(clinicians ?? []).flatMap(({ photo }, index) =>
      photo ? picture(photo.image, photo.alt[language], 'clinicians.yaml', [index, 'photo']) : [],
    ),
    ...[...(pages?.values() ?? [])].flatMap((page) =>
      'imageAlt' in page && page.imageAlt
        ? picture(page.id, page.imageAlt, `${language}/${page.id}.md`, ['imageAlt'])
        : [],
    ),
    ...Object.entries(dictionary?.pictures ?? {}).map(([key, alt]) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return picture(name, alt, `${language}/dictionary.yaml`, ['pictures', key]);
    }),
  ];
}

/** The pictures that some page shows or would show, by their names. */
export function picturesRead({ words, clinicians, insurers }: PicturesOf): string[] {
  const described = languages.flatMap((language) =>
    describedPictures(language, words[language], clinicians),
  );
  const ofCode = ['icon', 'welcome', ...languages.map((language) => `flags/${language}`)];
  const logos = (insurers ?? []).map(({ id }) => `insurers/${id}`);
  return [...new Set([...described.map(({ name }) => name), ...logos, ...ofCode])];
}

type Partly<Whole> = { [Part in keyof Whole]: Whole[Part] | undefined };
interface PicturesOf extends Partly<Pick<Content, 'clinicians' | 'insurers'>> {
  words: Record<Language, Partly<Words>>;
}

/** The logos that are shown. */
export function logosOf({ insurers }: Pick<Content, 'insurers'>): string[] {
  return insurers.filter(({ state }) => state === 'in network').map(({ id }) => `insurers/${id}`);
}
