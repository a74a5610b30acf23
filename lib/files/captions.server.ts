import { readFileSync } from 'node:fs';
import type { Language } from '../language';
import { findPublicFile, publicFolder } from './public-files.server';

/** The path of the captions of a clip: `/video/welcome.mp4` has `/video/welcome.es.vtt`. */
export function captionsPath(clip: string, language: Language): string {
  return clip.replace(/mp4$/, `${language}.vtt`);
}

/** The spoken words of a clip, from its captions; empty if these are missing. */
export function readCaptions(clip: string, language: Language): string {
  const file = findPublicFile(captionsPath(clip, language));
  return file ? wordsOf(readFileSync(publicFolder + file, 'utf8')) : '';
}

/** The words of captions in the WebVTT format, without their times. */
function wordsOf(captions: string): string {
  const cues = captions.matchAll(/-->.*((?:\r?\n.+)*)/g);
  return [...cues].map(([, text = '']) => text.trim().replace(/\s*\n/g, ' ')).join(' ');
}
