import { type Language, languages } from '../language';
import { type Content, fileOf } from './types';

/** The pictures that fields of one language describe, with the file and path of each field. */
export function describedPictures(language: Language, { clinicians, words }: Content) {
  const { dictionary, pages } = words[language];
  return [
    ...clinicians.flatMap(({ photo }, index) =>
      photo ? { name: photo.image, file: 'clinicians.yaml', field: `${index}.photo.image` } : [],
    ),
    ...[...pages.values()].flatMap((page) =>
      'imageAlt' in page && page.imageAlt
        ? { name: page.id, file: fileOf(page), field: 'imageAlt' }
        : [],
    ),
    ...Object.keys(dictionary.pictures).map((key) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return { name, file: `${language}/dictionary.yaml`, field: `pictures.${key}` };
    }),
  ];
}

/** The pictures that some page shows or would show, by their names. */
export function picturesRead(content: Content): string[] {
  const described = languages.flatMap((language) => describedPictures(language, content));
  const ofCode = ['icon', 'welcome', ...languages.map((language) => `flags/${language}`)];
  const logos = content.insurers.map(({ id }) => `insurers/${id}`);
  return [...new Set([...described.map(({ name }) => name), ...logos, ...ofCode])];
}

/** The logos that are shown. */
export function logosOf({ insurers }: Pick<Content, 'insurers'>): string[] {
  return insurers.filter(({ state }) => state === 'in network').map(({ id }) => `insurers/${id}`);
}
