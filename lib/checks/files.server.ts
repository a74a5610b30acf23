import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { captionsPath } from '../captions.server';
import { pathIn } from '../content/source.server';
import { type Content, fileOf, logosOf } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { imageNames } from '../images.server';
import { languages } from '../language';

/** The list of the sample drawings: a hash and a name in each line. */
const sampleList = 'images/stand-ins.sha256';

/** Pictures, clips and forms that are missing, and samples that are still in use. */
export function checkFiles(content: Content): Finding[] {
  return [...missingPictures(content), ...sampleFiles(content), ...missingInPublic(content)];
}

/** The pictures that fields describe; the Spanish ones describe the same. */
function missingPictures({ folder, clinicians, words }: Content): Finding[] {
  const names = imageNames(join(folder, 'images')).map(({ name }) => name);
  const described = [
    ...clinicians.flatMap(({ photo }, index) =>
      photo ? { name: photo.image, file: 'clinicians.yaml', field: `${index}.photo.image` } : [],
    ),
    ...[...words.en.pages.values()].flatMap((page) =>
      'imageAlt' in page && page.imageAlt
        ? { name: page.id, file: fileOf(page), field: 'imageAlt' }
        : [],
    ),
    ...Object.keys(words.en.dictionary.pictures).map((key) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return { name, file: 'en/dictionary.yaml', field: `pictures.${key}` };
    }),
  ];
  return described
    .filter(({ name }) => !names.includes(name))
    .map(({ name, file, field }) =>
      finding('missing-picture', { file: pathIn(folder, file), field }, { name }),
    );
}

/** Sample drawings and the sample clip that are still in use, found by their hashes. */
function sampleFiles({ folder, practice, insurers }: Content): Finding[] {
  const list = readFileSync(join(folder, sampleList), 'utf8');
  const logos = logosOf({ insurers });
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [hash, name = ''] = line.split(/\s+/);
      const path = join(folder, 'images', name);
      const isLogo = name.startsWith('insurers/');
      const isInUse = isLogo
        ? logos.includes(name.replace(/\.\w+$/, ''))
        : practice.video || !name.includes('welcome');
      if (!isInUse || !existsSync(path)) return [];
      const isSample = hash === createHash('sha256').update(readFileSync(path)).digest('hex');
      return isSample ? finding('sample-picture', { file: relative('.', path) }) : [];
    });
}

/** The clip, its captions and the forms to print, which stand in `public/`. */
function missingInPublic({ practice: { video, existingPatients } }: Content): Finding[] {
  const ofClip = video
    ? [video, ...languages.map((language) => captionsPath(video, language))]
    : [];
  return [...ofClip, ...existingPatients.forms.map(({ file }) => file)]
    .map((path) => `public${path}`)
    .filter((file) => !existsSync(file))
    .map((file) => finding('missing-in-public', { file }));
}
