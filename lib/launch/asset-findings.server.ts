import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { captionsPath } from '../captions.server';
import type { Content } from '../content/content.server';
import { readImages } from '../images.server';
import { languages } from '../language';
import type { Finding } from './finding.server';

/**
 * Pictures and clips that still stand in for the practice's own, and files that are missing.
 * @param folder the project's
 */
export function assetFindings(content: Content, folder = '.'): Finding[] {
  return [...standIns(folder), ...missingImages(content, folder), ...missingVideo(content, folder)];
}

const imageFolder = 'content/images';

/** Drawings of insurers' marks, the portrait, the towns and the clip: by their fingerprints. */
function standIns(folder: string): Finding[] {
  const list = readFileSync(join(folder, imageFolder, 'stand-ins.sha256'), 'utf8');
  return list
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/) as [string, string])
    .map(([hash, name]) => ({ hash, file: normalize(join(imageFolder, name)) }))
    .filter(({ hash, file }) => hash === hashOf(join(folder, file)))
    .map(({ file }) => ({
      file,
      field: 'file',
      found: 'a drawing that stands in for the real thing',
      todo: `put the real one in its place under the same name${whose(file)}; to keep the drawing, take its line out of ${imageFolder}/stand-ins.sha256`,
    }));
}

const whose = (file: string) =>
  file.includes('insurers') ? ', as the insurer allows its logo to be used' : '';

function hashOf(file: string): string | undefined {
  return existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : undefined;
}

function missingImages({ insurers, townPositions, words }: Content, folder: string): Finding[] {
  const images = readImages(join(folder, imageFolder));
  const wanted = [
    ...insurers.map(({ id }) => `insurers/${id}`),
    ...[...words.en.pages.values()].filter(({ kind }) => kind === 'location').map(({ id }) => id),
    'psychiatrist',
  ];
  const unplaced = [...words.en.pages.values()].filter(
    ({ id, kind }) => kind === 'location' && !townPositions[id.replace('towns/', '')],
  );
  return [
    ...wanted
      .filter((name) => !images.has(name))
      .map((name) => ({
        file: `${imageFolder}/${name}`,
        field: 'file',
        found: 'no picture of that name (.svg, .jpg, .png, .webp or .avif)',
        todo: 'put one there; until then its name or another picture is shown',
      })),
    ...unplaced.map(({ id }) => ({
      file: 'content/towns.yaml',
      field: id.replace('towns/', ''),
      found: 'no place on the map',
      todo: 'give its north and east in degrees, and the side of its label',
    })),
  ];
}

function missingVideo({ practice: { video } }: Content, folder: string): Finding[] {
  if (!video) return [];
  const files = [video, ...languages.map((language) => captionsPath(video, language))].map(
    (path) => `public${path}`,
  );
  return files
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => ({
      file,
      field: 'file',
      found: 'no such file',
      todo: 'put the clip and its captions in both languages there, or set video: null',
    }));
}
