import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileAtAddress } from '../../lib/files/file-addresses.server';
import { contentTypes } from '../../lib/hosts/content-types.server';
import { builtFile } from '../../scripts/lib/pages';

/** The rules in the files that a build writes for a host, as that host reads them. */
interface Settings {
  /** Whether a file at the address comes before the rule. */
  redirects: { from: RegExp; to: string; status: number; givesWay?: boolean }[];
  headersAt(path: string): Headers;
  /** The answer where no file is at the address; if it is forced, also where one is. */
  notFoundAt(path: string): { file: string; status: number; isForced?: boolean };
}

type Host = (dist: string) => Settings;

/** Answers for a build as a host does, at every origin. */
export function askHost(host: Host, dist: string): typeof fetch {
  const { redirects, headersAt, notFoundAt } = host(dist);
  const isThere = (path: string) => existsSync(builtFile(path, dist));
  const leadTo = (location: string, status: number) =>
    new Response(null, { status, headers: { location } });
  return async (address) => {
    const { pathname, search } = new URL(String(address));
    const path = fileAtAddress(pathname) ?? '';
    const rule = redirects.find(({ from }) => from.test(path));
    const isFileFirst = rule?.givesWay && isThere(path.replace(/\/$/, ''));
    if (rule && !isFileFirst) return leadTo(rule.to + search, rule.status);
    const slashed = /^(.+)\/$/.exec(path)?.[1];
    if (slashed && isThere(slashed)) return leadTo(slashed + search, 308);
    const notFound = notFoundAt(path);
    const { file, status } =
      isThere(path) && !notFound.isForced ? { file: builtFile(path, dist), status: 200 } : notFound;
    const ending = extname(file).slice(1).toLowerCase();
    const headers = headersAt(pathname);
    headers.set('content-type', `${contentTypes[ending]}; charset=utf-8`);
    if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0');
    return new Response(readFileSync(file), { status, headers });
  };
}

/** Cloudflare follows each redirect, and sends the nearest not-found page. */
export const cloudflare: Host = (dist) => ({
  redirects: readRedirects(dist),
  headersAt: readHeaders(dist),
  notFoundAt(path) {
    const folders = path.split('/').map((_, index, parts) => parts.slice(0, -index - 1).join('/'));
    const pages = folders.map((folder) => join(dist, 'client', folder, '404.html'));
    return { file: pages.find((file) => existsSync(file)) ?? '', status: 404 };
  },
});

/**
 * Netlify reads `_redirects`, unless its build deletes that file, and then `netlify.toml`. The first rule that
 * matches is the only one: if it is not forced, a file at the address comes before it.
 */
export const netlify: Host = (dist) => {
  const text = readFileSync(join(dist, 'hosts/netlify.toml'), 'utf8');
  const isDeleted = /^ {2}command = ".* rm dist\/client\/_redirects"$/m.test(text);
  const rules = text
    .split('[[redirects]]')
    .slice(1)
    .map((part) => {
      const field = (name: string) =>
        new RegExp(`^ {2}${name} = "?([^"\\n]+)"?$`, 'm').exec(part)?.[1];
      const [from, to = '', status] = ['from', 'to', 'status'].map(field);
      return {
        // Netlify's rules match with and without a slash at the end.
        from: patternOf(`${from}/?`),
        to,
        status: Number(status),
        givesWay: field('force') !== 'true',
      };
    });
  const isMove = ({ status }: { status: number }) => status >= 300 && status < 400;
  return {
    redirects: [
      ...(isDeleted ? [] : readRedirects(dist).map((rule) => ({ ...rule, givesWay: true }))),
      ...rules.filter(isMove),
    ],
    headersAt: readHeaders(dist),
    notFoundAt(path) {
      const rule = rules.find((rule) => !isMove(rule) && rule.from.test(path));
      return {
        file: join(dist, 'client', rule?.to ?? ''),
        status: rule?.status ?? 0,
        isForced: rule?.givesWay === false,
      };
    },
  };
};

/** Vercel sets the headers of all rules that match, the last one's value, and has one not-found page. */
export const vercel: Host = (dist) => {
  interface Rule {
    source: string;
    headers: { key: string; value: string }[];
    destination: string;
    statusCode: number;
  }
  const config: Record<'headers' | 'redirects', Rule[]> = JSON.parse(
    readFileSync(join(dist, 'client/vercel.json'), 'utf8'),
  );
  const pattern = ({ source }: Rule) => new RegExp(`^${source.replace(/\.(?!\*)/g, '\\.')}$`);
  return {
    redirects: config.redirects.map((rule) => ({
      from: pattern({ ...rule, source: `${rule.source}/?` }),
      to: rule.destination,
      status: rule.statusCode,
    })),
    headersAt(path) {
      const headers = new Headers();
      const matching = config.headers.filter((rule) => pattern(rule).test(path));
      for (const { key, value } of matching.flatMap(({ headers }) => headers))
        headers.set(key, value);
      return headers;
    },
    notFoundAt: () => ({ file: join(dist, 'client/404.html'), status: 404 }),
  };
};

function readRedirects(dist: string): Settings['redirects'] {
  const lines = readFileSync(join(dist, 'client/_redirects'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return { from: patternOf(from), to, status: Number(status) };
  });
}

/** All rules that match count: values of the same name are joined, `! name` takes out what was set. */
function readHeaders(dist: string): Settings['headersAt'] {
  const lines = readFileSync(join(dist, 'client/_headers'), 'utf8').split('\n');
  return (path) => {
    const headers = new Headers();
    let isMatch = false;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}(?:! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
      if (line.startsWith('/')) isMatch = patternOf(line).test(path);
      else if (isMatch && line.startsWith('  ! ')) headers.delete(name);
      else if (isMatch && name) headers.append(name, value);
    }
    return headers;
  };
}

/** `*` stands for any text. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.()]/g, '\\$&').replaceAll('*', '.*')}$`);
}
