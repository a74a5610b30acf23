import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { captionsPath } from '../captions.server';
import { describedPictures, logosOf, picturesRead } from '../content/pictures.server';
import type { Content } from '../content/types';
import { imageNames } from '../images.server';
import { languages } from '../language';
import { type Finding, finding } from './finding';

/** The list of the sample drawings: a hash and a name in each line. */
const sampleList = 'images/stand-ins.sha256';

/** Pictures, clips and forms that are missing, and samples that are still in use. */
export function checkFiles(content: Content): Finding[] {
  return [...missingPictures(content), ...sampleFiles(content), ...missingInPublic(content)];
}

function missingPictures(content: Content): Finding[] {
  const names = imageNames(join(content.folder, 'images')).map(({ name }) => name);
  return describedPictures('en', content)
    .filter(({ name }) => !names.includes(name))
    .map(({ name, file, field }) =>
      finding('missing-picture', { file: `content/${file}`, field }, { name }),
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
