import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { captionsPath } from '../captions.server';
import { type Finding, finding } from '../checks/finding';
import { logosOf } from '../content/pictures.server';
import type { Content } from '../content/types';
import { findingIn } from '../finding.server';
import { imageFolder, readImages } from '../images.server';
import { languages } from '../language';

/**
 * Sample pictures and clips that the practice has not replaced, and files that are missing.
 * @param folder the project's
 */
export function assetFindings(content: Content, folder = '.'): Finding[] {
  const searches = [standIns, missingImages, missingVideo];
  return searches.flatMap((search) => search(content, folder));
}

/** Sample drawings that are still in use, found by their hashes. */
function standIns(content: Content, folder: string): Finding[] {
  const list = readFileSync(join(folder, imageFolder, 'stand-ins.sha256'), 'utf8');
  const logos = logosOf(content);
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [hash, name = ''] = line.split(/\s+/);
      const isLogo = name.startsWith('insurers/');
      const file = normalize(join(imageFolder, name));
      if (hash !== hashOf(join(folder, file))) return [];
      if (isLogo && !logos.includes(name.replace('.svg', ''))) return [];
      // The clip and its poster.
      if (name.includes('welcome') && !content.practice.video) return [];
      const how = isLogo ? ', in the way that the insurer allows' : '';
      const todo = `replace it by the real picture, under the same name${how}; to keep the drawing, delete its line in ${imageFolder}/stand-ins.sha256`;
      return [finding('launch', { file }, { found: 'a sample drawing', todo })];
    });
}

function hashOf(file: string): string | undefined {
  return existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : undefined;
}

function missingImages(content: Content, folder: string): Finding[] {
  const images = readImages(join(folder, imageFolder));
  const missing = logosOf(content).filter((name) => !images.has(name));
  const todo = 'add one; until then its name is shown';
  const found = 'no picture (.svg, .jpg, .png, .webp or .avif)';
  return missing.map((name) => findingIn(`images/${name}`)('', found, { todo }));
}

function missingVideo({ practice: { video } }: Content, folder: string): Finding[] {
  if (!video) return [];
  const files = [video, ...languages.map((language) => captionsPath(video, language))].map(
    (path) => `public${path}`,
  );
  return files
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => {
      const todo = 'add the clip and its captions in both languages, or set video: null';
      return finding('launch', { file }, { found: 'no such file', todo });
    });
}
