import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { captionsPath } from '../captions.server';
import type { Content } from '../content/content.server';
import { contentFolder } from '../folders.server';
import { readImages } from '../images.server';
import { languages } from '../language';
import type { Finding } from './finding.server';

/**
 * Sample pictures and clips that the practice has not replaced, and files that are missing.
 * @param folder the project's
 */
export function assetFindings(content: Content, folder = '.'): Finding[] {
  return [...standIns(folder), ...missingImages(content, folder), ...missingVideo(content, folder)];
}

const imageFolder = `${contentFolder}/images`;

/** Sample drawings that are still in use, found by their hashes. */
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
      found: 'a sample drawing',
      todo: `replace it by the real picture, under the same name${condition(file)}; to keep the drawing, delete its line in ${imageFolder}/stand-ins.sha256`,
    }));
}

const condition = (file: string) =>
  file.includes('insurers') ? ', in the way that the insurer allows' : '';

function hashOf(file: string): string | undefined {
  return existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : undefined;
}

function missingImages(
  { insurers, map, towns, clinicians, words }: Content,
  folder: string,
): Finding[] {
  const images = readImages(join(folder, imageFolder));
  const wanted = [
    ...insurers.filter(({ state }) => state === 'in network').map(({ id }) => `insurers/${id}`),
    ...[...words.en.pages.values()].filter(({ kind }) => kind === 'location').map(({ id }) => id),
    ...clinicians.flatMap(({ photo }) => photo?.image ?? []),
  ];
  const unplaced = [...words.en.pages.values()].filter(
    ({ id, kind }) => map && kind === 'location' && !towns[id.replace('towns/', '')]?.position,
  );
  return [
    ...wanted
      .filter((name) => !images.has(name))
      .map((name) => ({
        file: `${imageFolder}/${name}`,
        field: 'file',
        found: 'no picture of that name (.svg, .jpg, .png, .webp or .avif)',
        todo: 'add one; until then its name or another picture is shown',
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
      todo: 'add the clip and its captions in both languages, or set video: null',
    }));
}
