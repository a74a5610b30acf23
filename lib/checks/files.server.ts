import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mergeLineIn } from '../content/merge-leftovers';
import { pathIn } from '../content/source.server';
import { type ContentWith, logosOf, type ReadableContent } from '../content/types';
import {
  markPicture,
  photographs,
  picturesOfDictionary,
  picturesOfPages,
  type WantedPicture,
  wantedPictures,
} from '../content/wanted-pictures.server';
import { captionsPath, unreadLineOf } from '../files/captions.server';
import { listPictures, type PictureFile, placeOf, sampleList } from '../files/images.server';
import { findPublicFile, findSimilarPublicFile, publicFolder } from '../files/public-files.server';
import { type Finding, finding } from '../findings/finding';
import { languages } from '../language';
import type { ListName } from '../routes.server';
import { type Rule, rule } from './rule.server';

/** Finds pictures, clips and forms that are missing or cannot be shown, and samples that are still in use. */
export const fileRules: readonly Rule[] = [
  rule(['clinicians'], (content) => missingPictures(photographs(content), content)),
  (content) => missingPictures(picturesOfPages(content), content),
  (content) => missingPictures(picturesOfDictionary(content), content),
  ambiguousPictures,
  missingMark,
  rule(
    ['services', 'towns', 'policies', 'visits', 'clinicians', 'insurers', 'practice', 'map'],
    unshownFiles,
  ),
  rule(['practice', 'insurers'], sampleFiles),
  rule(['practice'], missingInPublic),
  rule(['practice'], captionsOfClip),
  mergesIn,
];

const picturesIn = (folder: string) => listPictures(join(folder, 'images'));

/** Pictures that are missing, or that exist under a similar name. */
function missingPictures(wanted: readonly WantedPicture[], { folder }: ReadableContent): Finding[] {
  const files = picturesIn(folder);
  return wanted.flatMap((picture) => missingPicture(picture, files));
}

/** The finding about a picture that is missing, or that only differs in capital letters or folder. */
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
function ambiguousPictures({ folder }: ReadableContent): Finding[] {
  const { pictures } = picturesIn(folder);
  return pictures.flatMap(({ name, file }, index) => {
    const other = pictures.slice(0, index).find((earlier) => earlier.name === name);
    return other ? [finding('picture-twice', placeOf(file), { other: other.path })] : [];
  });
}

/** The practice's mark, where it is missing or no SVG. That it is square is seen when icons are drawn. */
function missingMark({ folder }: ReadableContent): Finding[] {
  const { pictures } = picturesIn(folder);
  if (pictures.some(({ path }) => path === markPicture.path)) return [];
  const found = pictures.find(({ name }) => name === markPicture.name)?.path ?? {
    en: 'no such file',
    es: 'ningún archivo con ese nombre',
  };
  return [finding('mark', { file: pathIn(folder, `images/${markPicture.path}`) }, { found })];
}

/** Files that pages cannot show, and pictures that none shows. A dictionary at fault hides which pictures are shown. */
function unshownFiles(content: ContentWith<FilesOfPictures>): Finding[] {
  if (!content.words.en.dictionary) return [];
  const { pictures, others } = picturesIn(content.folder);
  const namesOfPictures = [
    ...describedNames(content),
    ...logosOf(content),
    ...pictures.map(({ name }) => name),
  ];
  return [...unshowableFiles(others, namesOfPictures), ...unusedPictures(pictures, content)];
}

type FilesOfPictures = ListName | 'visits' | 'clinicians' | 'insurers' | 'practice' | 'map';

/** The names of the pictures that fields describe. A page at fault may describe the one that has its name. */
function describedNames(content: ContentWith<FilesOfPictures>): string[] {
  const { routes, words } = content;
  const ids = routes.pages.map(({ id }) => id);
  return [
    ...wantedPictures(content).map(({ name }) => name),
    ...ids.filter((id) => !words.en.pages.has(id)),
  ];
}

/** Files that pages cannot show. One that has the name of a picture is that picture in a wrong format. */
const unshowableFiles = (files: readonly PictureFile[], namesOfPictures: readonly string[]) =>
  files.map(({ name, file }) =>
    finding(namesOfPictures.includes(name) ? 'picture-format' : 'not-shown', placeOf(file)),
  );

/** Pictures that every site shows though no field describes them: besides the mark those of previews and toggle. */
const picturesOfSite = [markPicture.name, 'policies', 'flags/en', 'flags/es'];

/**
 * Pictures of nothing that there is, such as those of a town or an insurer that was removed. A logo stays while its
 * insurer is in the file, in network or not.
 */
function unusedPictures(
  pictures: readonly PictureFile[],
  content: ContentWith<FilesOfPictures>,
): Finding[] {
  const shownNames = [
    ...describedNames(content),
    ...picturesOfSite,
    ...content.insurers.map(({ id }) => `insurers/${id}`),
    ...(content.map ? ['map'] : []),
    ...(content.practice.video ? ['welcome'] : []),
  ];
  return pictures
    .filter(({ name }) => !shownNames.includes(name))
    .map(({ file }) => finding('picture-unused', placeOf(file)));
}

/** Sample pictures and the sample clip, if they are still in use. Their hashes identify them. */
function sampleFiles({
  folder,
  practice,
  insurers,
}: ContentWith<'practice' | 'insurers'>): Finding[] {
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
function missingInPublic({ folder, practice }: ContentWith<'practice'>): Finding[] {
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

/** Captions that browsers leave out or show with lost letters. They say nothing of it. */
function captionsOfClip({ practice: { video } }: ContentWith<'practice'>): Finding[] {
  if (!video) return [];
  return languages.flatMap((language) => {
    const path = findPublicFile(captionsPath(video, language));
    if (!path) return [];
    const file = publicFolder + path;
    const lines = readFileSync(file, 'utf8').split(/\r?\n/);
    const faultAt = (code: 'captions' | 'encoding', index: number) =>
      finding(code, { file, line: index + 1 }, { found: lines[index]?.slice(0, 90) ?? '' });
    // The first one, because the others are mostly alike.
    const unread = unreadLineOf(lines);
    if (unread >= 0) return faultAt('captions', unread);
    // Decoding puts this sign in place of bytes that are no UTF-8.
    const lost = lines.findIndex((line) => line.includes('\uFFFD'));
    return lost >= 0 ? faultAt('encoding', lost) : [];
  });
}

/** The lines that a merge left in the list of words, in drawings and in the list of samples; other files are sources. */
function mergesIn({ folder }: ReadableContent): Finding[] {
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
