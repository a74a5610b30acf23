import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { clip, coastAt } from './clip';

const film = 'public/video/welcome.mp4';
const poster = 'content/images/welcome.jpg';
const frameCount = clip.seconds * clip.framesPerSecond;

/** The last frames melt into the first one, so that the clip can run in a loop. */
const meltFrames = 30;

/** Frames drawn at a time. */
const batch = 8;

await makeClip();

async function makeClip() {
  requireFfmpeg();
  for (const file of [film, poster]) mkdirSync(dirname(file), { recursive: true });
  const { width, height } = clip;
  const first = await draw(0);
  await sharp(first, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(poster);
  await encode(first);
  for (const file of [film, poster]) {
    console.log(`${file}  ${(statSync(file).size / 1000).toFixed(0)} kB`);
  }
}

function requireFfmpeg() {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  console.error('The clip needs ffmpeg, which is not on the PATH: install it, then try again.');
  process.exit(1);
}

/** A frame's pixels, three bytes each. */
async function draw(share: number): Promise<Buffer> {
  return sharp(Buffer.from(coastAt(share)))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

async function drawMelting(index: number, first: Buffer): Promise<Buffer> {
  const pixels = await draw(index / frameCount);
  const melted = Math.max(0, (index - (frameCount - meltFrames)) / meltFrames);
  if (melted === 0) return pixels;
  return Buffer.from(pixels.map((value, at) => value + ((first[at] ?? value) - value) * melted));
}

async function encode(first: Buffer) {
  const encoder = spawn('ffmpeg', encoderArguments(), { stdio: ['pipe', 'ignore', 'inherit'] });
  const done = once(encoder, 'close');
  for (let start = 0; start < frameCount; start += batch) {
    const indices = Array.from(
      { length: Math.min(batch, frameCount - start) },
      (_, i) => start + i,
    );
    const frames = await Promise.all(indices.map((index) => drawMelting(index, first)));
    if (!encoder.stdin.write(Buffer.concat(frames))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

function encoderArguments(): string[] {
  const { width, height, framesPerSecond } = clip;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`;
  const colours = '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const tags = '-colorspace bt709 -color_primaries bt709 -color_trc bt709';
  const coding = '-c:v libx264 -preset veryslow -tune animation -crf 23 -an -movflags +faststart';
  return `-v error -y ${input} ${colours} ${tags} ${coding} ${film}`.split(' ');
}
