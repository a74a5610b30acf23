// @module-tag further
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { distFolder } from '../../lib/files/folders.server';
import { readBuild } from '../../lib/launch/build-record.server';
import { deployedFindings } from '../../lib/launch/deployed-findings.server';
import { ProjectCopy } from '../../scripts/lib/project-copy';
import { serveBuild } from '../../scripts/lib/server';
import { readHtml } from './built-site';
import { askHost, cloudflare, netlify, vercel } from './hosted-copies';

const clip = '/video/Welcome, clip (1) #2.mp4';
/** The name as Windows and the editor write it: ñ is one character. */
const form = '/forms/Niños & 50% off, new #1.PDF';
const portrait = 'people/Dra. Niñez #1, 50%.JPG';
/** The name as macOS writes it: ñ is two characters. */
const onDisk = (path: string) => path.normalize('NFD');

let project: ProjectCopy;
let server: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  project = new ProjectCopy();
  const makeFolder = (file: string) =>
    mkdirSync(dirname(join(project.folder, file)), { recursive: true });
  const put = (from: string, to: string) => {
    makeFolder(to);
    cpSync(join(project.folder, from), join(project.folder, to));
  };
  put('public/video/welcome.mp4', `public${clip}`);
  for (const language of ['en', 'es']) {
    const captions = clip.replace('mp4', `${language}.vtt`);
    put(`public/video/welcome.${language}.vtt`, `public${captions}`);
  }
  put('tsconfig.json', `public${onDisk(form)}`);
  const picture = `content/images/${onDisk(portrait)}`;
  makeFolder(picture);
  const create = { width: 700, height: 800, channels: 3 as const, background: 'teal' };
  await sharp({ create }).jpeg().toFile(join(project.folder, picture));
  const practice = parse(project.read('content/practice.yaml'));
  practice.video = clip;
  const name = { en: 'History', es: 'Historia' };
  practice.existingPatients = { forms: [{ name, file: form }] };
  project.write('content/practice.yaml', stringify(practice));
  project.edit('content/clinicians.yaml', '/images/psychiatrist.svg', `"/images/${portrait}"`);
  // A photograph that a telephone took upside down: red at the top, blue at the bottom.
  rmSync(join(project.folder, 'content/images/for-patients.svg'));
  const half = { width: 600, height: 300, channels: 3 as const };
  const top = await sharp({ create: { ...half, background: 'blue' } })
    .png()
    .toBuffer();
  await sharp({ create: { ...half, height: 600, background: 'red' } })
    .composite([{ input: top, top: 0, left: 0 }])
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toFile(join(project.folder, 'content/images/for-patients.jpg'));
  // Another drawing, for the link previews of pages without a picture of their own.
  project.edit('content/images/coast.svg', '</svg>', '<rect width="900" height="900" /></svg>');
  project.build();
  server = await serveBuild({ dist: project.dist });
});
afterAll(() => {
  server.close();
  project.remove();
});

describe('a site whose files have spaces, accents and other signs in their names', () => {
  it('has addresses that lead to its clip, captions, form and portrait', async () => {
    const $ = load(readHtml('/es/para-pacientes', project.dist).html);
    const links = $('#existing-patients').closest('section').find('li a');
    const about = load(readHtml('/about', project.dist).html, { scriptingEnabled: false });
    const clipParts = about('#welcome-clip').find('source, track');
    const portraits = about('main .image').first().find('img, source');
    const named = [...links.toArray(), ...clipParts.toArray(), ...portraits.toArray()].flatMap(
      ({ attribs: { href, src, srcset } }) =>
        href ??
        src ??
        srcset?.split(', ').map((candidate) => candidate.replace(/ \d+w$/, '')) ??
        [],
    );
    expect(named).toHaveLength(1 + 3 + 5);
    const answers = await Promise.all(named.map((address) => fetch(server.origin + address)));
    expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200));
    const types = answers.map(({ headers }) => headers.get('content-type'));
    expect(new Set(types)).toEqual(
      new Set(['application/pdf', 'video/mp4', 'text/vtt', 'image/avif', 'image/jpeg']),
    );
  });

  it('shows the portrait that is named, and the words of the clip', () => {
    const about = load(readHtml('/about', project.dist).html, { scriptingEnabled: false });
    expect(about('main .image img').first().attr('src')).toMatch(/\/Dra.-Ninez-1-50-.*\.jpg$/);
    expect(about('#welcome-clip p').text()).toContain('.');
  });

  it('has no clip or captions that no page names any more', () => {
    const clips = readdirSync(join(project.dist, 'client/video'));
    expect(clips.filter((file) => /^welcome/.test(file))).toEqual([]);
  });

  it('shows a drawing that was replaced in the link previews too', () => {
    const preview = (dist: string) => readFileSync(join(dist, 'client/share/en/not-found.png'));
    expect(preview(project.dist).equals(preview(distFolder))).toBe(false);
  });

  it('shows a photograph upright in the link previews', async () => {
    const file = join(project.dist, 'client/share/en/for-patients.png');
    const colorAt = async (top: number) => {
      const pixel = sharp(file).extract({ left: 900, top, width: 1, height: 1 }).removeAlpha();
      const [red = 0, , blue = 0] = await pixel.raw().toBuffer();
      return red > blue ? 'red' : 'blue';
    };
    expect([await colorAt(200), await colorAt(480)]).toEqual(['red', 'blue']);
  });

  it.each(Object.entries({ cloudflare, netlify, vercel }))(
    'has every file and header at %s',
    async (_, host) => {
      const ask = askHost(host, project.dist);
      const build = readBuild(project.dist);
      expect(await deployedFindings('https://www.copy.test', build, { ask })).toEqual([]);
    },
  );
});

it('the server of the tests answers 400 where no file can be meant, and goes on', async () => {
  // Each request has its own connection, because an idle one may be closed.
  const statusAt = async (path: string) => {
    const asked = once(get({ port: server.port, path, agent: false }), 'response');
    const [response]: IncomingMessage[] = await asked;
    return response?.resume().statusCode;
  };
  for (const path of ['/50%off.jpg', '/%', '/about%2f..%2fcontact', '/%00']) {
    expect(await statusAt(path), path).toBe(400);
  }
  expect(await statusAt('//')).toBe(404);
  expect(await statusAt('/about')).toBe(200);
});
