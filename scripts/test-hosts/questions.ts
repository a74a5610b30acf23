import { contentTypes } from '../../lib/hosts/content-types';
import {
  cacheControlOf,
  type HostTable,
  hostFilesInRoot,
  revalidated,
} from '../../lib/hosts/table';
import { type Language, languageOfPath } from '../../lib/language';

/** An address, and what has to come of it. */
export interface Question {
  path: string;
  status: 200 | 404;
  /** Where redirects, if any, have to end. */
  final: string;
  /** 301: must be asked to look elsewhere for good; undefined: by any redirect, or by none. */
  redirect?: 301 | 'none';
  /** The `Cache-Control` of the last answer. */
  kept: string;
  type: string;
  /** Of the document that answers. */
  language?: Language;
  /** Stands in the printed table; the others are of the same kind as one that does. */
  isListed?: boolean;
}

export interface Answer {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

/** Everything that a host may be asked, from the table. */
export function questions(table: HostTable): Question[] {
  const { pages, redirects, kept } = table;
  const folders = pages.filter((path) => pages.some((other) => other.startsWith(`${path}/`)));
  const examples = new Set(['/', '/about', '/es/servicios/tratamiento-tept', ...folders]);
  const unknown = [
    '/nope',
    '/nope/',
    '/es/nope',
    '/es/nope/more/',
    '/locations',
    '/es/ubicaciones/',
  ];
  const missing = kept.map(({ folder }) => `${folder}nope.00000000.svg`);
  return [
    ...pages.map((path) => ({
      ...page(path),
      redirect: 'none' as const,
      isListed: examples.has(path),
    })),
    ...pages
      .filter((path) => path !== '/')
      .map((path) => ({ ...page(path), path: `${path}/`, isListed: examples.has(path) })),
    ...['/about.html', '/index.html', '/about/?from=card'].map((path) => ({
      ...page(path.replace(/(index)?\.html$|\/(?=\?)/, '')),
      path,
      isListed: true,
    })),
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) => ({
        ...page(to),
        path,
        redirect: 301 as const,
        isListed: true,
      })),
    ),
    ...[...unknown, ...missing].map(notFound),
    ...hostFilesInRoot.map((file) => notFound(`/${file}`)),
    ...oneOfEachType(table),
  ];
}

function page(path: string): Question {
  const language = languageOfPath(path);
  return { path, status: 200, final: path, kept: revalidated, type: 'text/html', language };
}

function notFound(path: string): Question {
  const language = languageOfPath(path);
  return { ...page(path), status: 404, language, isListed: true };
}

/** A file of each type and folder. */
function oneOfEachType(table: HostTable): Question[] {
  const byKind = new Map(
    table.files
      .filter((file) => !file.endsWith('.html'))
      .map((file) => [`${file.split('/')[1]?.replace(/\..*/, '')} ${endingOf(file)}`, file]),
  );
  return [...byKind.values()].map((path) => ({
    path,
    status: 200,
    final: path,
    redirect: 'none',
    kept: cacheControlOf(table, path),
    type: contentTypes[endingOf(path)] ?? '',
    isListed: true,
  }));
}

const endingOf = (file: string) => file.slice(file.lastIndexOf('.') + 1);

/** Asks, and follows where it leads: all answers on the way. */
export async function ask(origin: string, { path }: Question): Promise<Answer[]> {
  const answers: Answer[] = [];
  let url = new URL(path, origin);
  for (let hop = 0; hop < 4; hop++) {
    const response = await fetch(url, { redirect: 'manual', headers: { accept: '*/*' } });
    const { status, headers } = response;
    answers.push({ url, status, headers, text: await response.text() });
    const location = headers.get('location');
    if (status < 300 || status > 399 || !location) break;
    url = new URL(location, url);
  }
  return answers;
}

/** Other names under which a type goes. */
const alike: Record<string, string[]> = {
  'text/vcard': ['text/x-vcard'],
  'text/javascript': ['application/javascript'],
  'application/xml': ['text/xml'],
  'image/x-icon': ['image/vnd.microsoft.icon'],
};

/** What a host does otherwise by its nature: no setting of ours reaches there. */
const exceptions: Record<string, RegExp> = {
  'Cloudflare Pages': /^\/(vercel\.json|\.htaccess|\.assetsignore|_headers|_redirects)$/,
};

/** Says what is not as it should be, each in one line. */
export function faultsOf(
  answers: readonly Answer[],
  question: Question,
  { headers: wanted }: HostTable,
  host: string,
): string[] {
  const [first, last] = [answers[0], answers.at(-1)];
  if (!first || !last) return ['no answer'];
  if (exceptions[host]?.test(question.path)) return [];
  const faults: string[] = [];
  const expect = (what: string, found: unknown, isRight: boolean) => {
    if (!isRight) faults.push(`${what}: ${found}`);
  };
  const { status, final, redirect, kept, type, language } = question;
  expect(`status, expected ${status}`, last.status, last.status === status);
  const end = last.url.pathname + last.url.search;
  if (status === 200) expect(`leads to, expected ${final}`, end, end === final);
  if (redirect === 301) expect('first answer, expected 301', first.status, first.status === 301);
  if (redirect === 'none')
    expect('redirects, expected none', answers.length - 1, answers.length === 1);
  expect('redirects, expected one at most', answers.length - 1, answers.length <= 2);
  const cache = last.headers.get('cache-control') ?? 'none';
  const isKept = kept !== revalidated;
  const isRight = isKept ? cache === kept : /no-cache|no-store|max-age=0\b/.test(cache);
  expect(`cache-control, expected ${kept}`, cache, isRight);
  const found = last.headers.get('content-type') ?? 'none';
  const names = [type, ...(alike[type] ?? [])];
  expect(`content type, expected ${type}`, found, names.includes(found.replace(/;.*/, '')));
  if (type === 'text/html') expect('encoding, expected UTF-8', found, /charset=utf-8/i.test(found));
  for (const { url, headers } of answers) {
    const wrong = Object.keys(wanted).filter((name) => headers.get(name) !== wanted[name]);
    expect(`headers at ${url.pathname}, missing or otherwise`, wrong.join(), wrong.length === 0);
  }
  if (language) {
    const shown = /<html lang="(\w+)"/.exec(last.text)?.[1];
    expect(`language, expected ${language}`, shown, shown === language);
  }
  return faults;
}
