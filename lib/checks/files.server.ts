import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { captionsPath } from '../captions.server';
import { fileSchemas } from '../content/file-schemas.server';
import { describedPictures, logosOf, picturesRead } from '../content/pictures.server';
import { translatedFiles } from '../content/translations.server';
import type { Content } from '../content/types';
import { imageNames } from '../images.server';
import { languages } from '../language';
import { nearest } from '../similarity.server';
import { type Finding, finding } from './finding';

/** The list of the sample drawings: a hash and a name in each line. */
const sampleList = 'images/stand-ins.sha256';

/** Pictures and other files that are missing, or that nothing reads, and samples that are still in use. */
export function checkFiles(content: Content): Finding[] {
  const images = imageNames(join(content.folder, 'images')).map(({ name, file }) => ({
    name,
    file: relative(content.folder, file).replaceAll('\\', '/'),
  }));
  return [
    ...unknownFiles(content, images),
    ...missingPictures(content, images),
    ...sampleFiles(content),
    ...missingVideo(content),
  ];
}

type Images = { name: string; file: string }[];

/** A misspelt name, a page without a route, a second picture of a name, a picture that nothing shows. */
function unknownFiles(content: Content, images: Images): Finding[] {
  const shown = picturesRead(content);
  const known = new Set([
    ...Object.keys(fileSchemas).map((name) => `${name}.yaml`),
    sampleList,
    'spelling.txt',
    ...languages.flatMap((language) => translatedFiles.map((name) => `${language}/${name}`)),
    ...images.map(({ file }) => file),
  ]);
  const others = readdirSync(content.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(content.folder, join(parentPath, name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !known.has(file));
  return [
    ...others.map((file) =>
      finding('unknown-file', { file: `content/${file}` }, { nearest: nearest(file, known) ?? '' }),
    ),
    ...images.flatMap(({ name, file }, index) => {
      const place = { file: `content/${file}` };
      const other = images.slice(index + 1).find((image) => image.name === name);
      if (other) return finding('two-pictures', place, { other: `content/${other.file}` });
      if (shown.includes(name)) return [];
      return finding('unused-picture', place, { nearest: nearest(name, shown) ?? '' });
    }),
  ];
}

function missingPictures(content: Content, images: Images): Finding[] {
  const shown = picturesRead(content);
  const unused = images.filter(({ name }) => !shown.includes(name)).map(({ file }) => file);
  return describedPictures('en', content)
    .filter(({ name }) => !images.some((image) => image.name === name))
    .map(({ name, file, field }) =>
      finding(
        'missing-picture',
        { file: `content/${file}`, field },
        { name, unused: unused.join(', ') || '–' },
      ),
    );
}

/** Sample drawings and the sample clip that are still in use, found by their hashes. */
function sampleFiles(content: Content): Finding[] {
  const list = readFileSync(join(content.folder, sampleList), 'utf8');
  const shown = [...picturesRead(content).filter((name) => !isLogo(name)), ...logosOf(content)];
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [hash, name = ''] = line.split(/\s+/);
      const path = join(content.folder, 'images', name);
      const isClip = name.includes('welcome');
      const isInUse = isClip ? content.practice.video : shown.includes(name.replace(/\.\w+$/, ''));
      if (!isInUse || !existsSync(path)) return [];
      const isSample = hash === createHash('sha256').update(readFileSync(path)).digest('hex');
      return isSample ? finding('sample-picture', { file: relative('.', path) }) : [];
    });
}

const isLogo = (name: string) => name.startsWith('insurers/');

function missingVideo({ practice: { video } }: Content): Finding[] {
  if (!video) return [];
  return [video, ...languages.map((language) => captionsPath(video, language))]
    .map((path) => `public${path}`)
    .filter((file) => !existsSync(file))
    .map((file) => finding('missing-video', { file }));
}
