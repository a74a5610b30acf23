import type { Language } from '../language';
import type { Content, Words } from './content.server';
import type { Clinicians } from './schemas/clinicians.server';

/** The pictures that fields of one language describe, with the file and path of each field. */
export function describedPictures(
  language: Language,
  { dictionary, pages }: { [Part in keyof Words]: Words[Part] | undefined },
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

/** The logos that are shown. */
export function logosOf({ insurers }: Pick<Content, 'insurers'>): string[] {
  return insurers.filter(({ state }) => state === 'in network').map(({ id }) => `insurers/${id}`);
}
