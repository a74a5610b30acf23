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

/**
 * The index of the first line for which browsers show no caption. They do if the file begins with the word WEBVTT and each
 * caption has its time above it, such as `00:01.500 --> 00:04.000`. The first line stands for a file without any time.
 * @returns -1 if there is none
 */
export function unreadLineOf(lines: readonly string[]): number {
  const isTime = (line: string) => line.includes('-->');
  if (!/^\uFEFF?WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '') || !lines.some(isTime)) return 0;
  return lines.findIndex((line) => isTime(line) && !isShownAtTime(line));
}

/** Whether a line has two times as WebVTT writes them, and the first one is earlier. */
function isShownAtTime(line: string): boolean {
  const [, begin, end] = time.exec(line) ?? [];
  return begin !== undefined && end !== undefined && secondsOf(begin) < secondsOf(end);
}

const time =
  /^\s*((?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})\s*-->\s*((?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})(?!\d)/;

/** "01:02:03.500" or "02:03.500" in seconds. */
const secondsOf = (time: string) =>
  time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

/** The words of captions in the WebVTT format, without their times and tags, such as `<v Dr. Sample>`. */
function wordsOf(captions: string): string {
  const cues = captions.matchAll(/-->.*((?:\r?\n.+)*)/g);
  const words = [...cues].map(([, text = '']) => text.trim().replace(/\s*\n/g, ' ')).join(' ');
  return words
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: keyof typeof signs) => signs[name]);
}

/** The signs that WebVTT writes with letters. */
const signs = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', lrm: '', rlm: '' };
