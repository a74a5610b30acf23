import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mergeLineIn } from '../content/merge-leftovers';
import { pathIn } from '../content/source.server';
import { type Content, logosOf } from '../content/types';
import { captionsPath } from '../files/captions.server';
import { listPictures, type PictureFile, placeOf, sampleList } from '../files/images.server';
import { findPublicFile, findSimilarPublicFile, publicFolder } from '../files/public-files.server';
import { type Finding, finding } from '../findings/finding';
import { languages } from '../language';
import { type WantedPicture, wantedPictures } from './wanted-pictures.server';

/** Finds pictures, clips and forms that are missing or cannot be shown, and samples that are still in use. */
export function checkFiles(content: Content): Finding[] {
  const files = listPictures(join(content.folder, 'images'));
  const wanted = wantedPictures(content);
  // A file that pages cannot show, but that has the name of a picture, is that picture in a wrong format.
  const names = new Set([
    ...wanted.map(({ name }) => name),
    ...files.pictures.map(({ name }) => name),
    ...logosOf(content),
  ]);
  return [
    ...wanted.flatMap((picture) => missingPicture(picture, files)),
    ...ambiguousPictures(files.pictures),
    ...missingMark(content, files.pictures),
    ...files.others.map(({ name, file }) =>
      finding(names.has(name) ? 'picture-format' : 'not-shown', placeOf(file)),
    ),
    ...unusedPictures(content, files.pictures, wanted),
    ...sampleFiles(content),
    ...missingInPublic(content),
    ...mergesIn(content),
  ];
}

/** A picture that is missing, or one that exists under a similar name. */
function missingPicture(
  { name, path, place }: WantedPicture,
  { pictures, others }: ReturnType<typeof listPictures>,
): Finding[] {
  const isWanted = (file: PictureFile) => (path ? file.path === path : file.name === name);
  // A file in another format has its own finding, `picture-format`.
  if (pictures.some(isWanted) || others.some((file) => file.name === name)) return [];
  const plain = (name: string) => basename(name).toLowerCase();
  const similar = pictures.find((file) => plain(file.name) === plain(name));
  const wanted = path ?? name;
  return similar
    ? [finding('other-name', place, { name: wanted, found: similar.path })]
    : [finding('missing-picture', place, { name: wanted })];
}

/** Pictures whose names differ only in the ending: a page cannot know which one is meant. */
function ambiguousPictures(pictures: readonly PictureFile[]): Finding[] {
  return pictures.flatMap(({ name, file }, index) => {
    const other = pictures.slice(0, index).find((earlier) => earlier.name === name);
    return other ? [finding('picture-twice', placeOf(file), { other: other.path })] : [];
  });
}

/** The practice's mark, where it is missing or no SVG. That it is square is seen when icons are drawn. */
function missingMark({ folder }: Content, pictures: readonly PictureFile[]): Finding[] {
  if (pictures.some(({ path }) => path === 'icon.svg')) return [];
  const found = pictures.find(({ name }) => name === 'icon')?.path ?? {
    en: 'no such file',
    es: 'ningún archivo con ese nombre',
  };
  return [finding('mark', { file: pathIn(folder, 'images/icon.svg') }, { found })];
}

/** Pictures that every site shows, besides those that fields describe. */
const picturesOfSite = ['icon', 'coast', 'policies', 'flags/en', 'flags/es'];

/** Pictures that no page shows, such as those of a town or an insurer that was removed. */
function unusedPictures(
  { map, insurers, practice }: Content,
  pictures: readonly PictureFile[],
  wanted: readonly WantedPicture[],
): Finding[] {
  const used = new Set([
    ...wanted.map(({ name }) => name),
    ...picturesOfSite,
    ...insurers.map(({ id }) => `insurers/${id}`),
    ...(map ? ['map'] : []),
    ...(practice.video ? ['welcome'] : []),
  ]);
  return pictures.flatMap(({ name, file }) =>
    used.has(name) ? [] : finding('picture-unused', placeOf(file)),
  );
}

/** Sample pictures and the sample clip, if they are still in use. Their hashes identify them. */
function sampleFiles({ folder, practice, insurers }: Content): Finding[] {
  const list = readFileSync(join(folder, 'images', sampleList), 'utf8');
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
        : // The clip and its poster are the only samples with this word in their names.
          practice.video || !name.includes('welcome');
      if (!isInUse || !existsSync(path)) return [];
      const isSample = hash === createHash('sha256').update(readFileSync(path)).digest('hex');
      return isSample ? finding('sample-picture', placeOf(path)) : [];
    });
}

/** The clip, its captions and the forms to print, if they are missing in `public/`. */
function missingInPublic({ folder, practice }: Content): Finding[] {
  const { video, existingPatients } = practice;
  const ofClip = video
    ? [video, ...languages.map((language) => captionsPath(video, language))]
    : [];
  const wanted = [
    ...ofClip.map((path) => ({ path, field: 'video' })),
    ...existingPatients.forms.map(({ file }, index) => ({
      path: file,
      field: `existingPatients.forms.${index}.file`,
    })),
  ];
  return wanted.flatMap(({ path, field }) => {
    if (findPublicFile(path)) return [];
    const similar = findSimilarPublicFile(path);
    if (!similar) return [finding('missing-in-public', { file: publicFolder + path })];
    const place = { file: pathIn(folder, 'practice.yaml'), field };
    return [finding('other-name', place, { name: path, found: similar })];
  });
}

/** The lines that a merge left in the list of words, in drawings and in the list of samples; other files are sources. */
function mergesIn({ folder }: Content): Finding[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:txt|svg|sha256)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const line = mergeLineIn(text);
      const found = text.split('\n')[line - 1]?.slice(0, 90) ?? '';
      return line > 0 ? [finding('merge', { file: pathIn(folder, file), line }, { found })] : [];
    });
}
