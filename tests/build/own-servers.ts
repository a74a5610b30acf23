import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileAtAddress } from '../../lib/files/file-addresses.server';

/**
 * Answers as Apache and nginx do, by the settings that a build has written for them. Only what these settings use is
 * read; the servers themselves are asked by `npm run test:hosts`.
 */

type Kind = 'file' | 'folder' | undefined;

/** What is at a path of the site. */
function kindAt(dist: string, path: string): Kind {
  const found = statSync(join(dist, 'client', path), { throwIfNoEntry: false });
  if (found?.isFile()) return 'file';
  return found ? 'folder' : undefined;
}

const send = (dist: string, path: string, status: number, headers: Headers) =>
  new Response(readFileSync(join(dist, 'client', path)), { status, headers });

const lead = (location: string, status: number) =>
  new Response(null, { status, headers: { location } });

/** Apache goes through the rules in order; of several headers or error pages that apply, the last one counts. */
export function askApache(dist: string): typeof fetch {
  const lines = readFileSync(join(dist, 'client/.htaccess'), 'utf8').split('\n');
  const all = (pattern: RegExp) =>
    lines.flatMap((line) => [pattern.exec(line) ?? []].filter(([one]) => one));
  const types = new Map(all(/^AddType (\S+) (\.\w+)$/).map(([, type, ending]) => [ending, type]));
  const texts = all(/^AddCharset utf-8 (.+)$/).flatMap(([, list = '']) => list.split(' '));
  const headerRules = all(/^Header always set (\S+) "(.*?)"(?: "expr=(.+)")?$/);
  const errorPages = all(/^<If "(.+)">$/).map(([line = '', condition = '']) => ({
    condition,
    file: / 404 (\S+)$/.exec(lines[lines.indexOf(line) + 1] ?? '')?.[1] ?? '',
  }));
  const holds = (condition: string, uri: string, status: number) =>
    condition.split(' && ').every((part) => {
      const pattern = /^%\{REQUEST_URI\} =~ m#(.+)#$/.exec(part)?.[1];
      if (pattern !== undefined) return new RegExp(pattern).test(uri);
      if (part === '%{REQUEST_STATUS} -lt 400') return status < 400;
      throw new Error(`Apache is not read so far: ${part}`);
    });
  const rules = lines.flatMap((line, index) => {
    const [, pattern, target = '', flags = ''] =
      /^RewriteRule (\S+) (\S+) \[(.+)\]$/.exec(line) ?? [];
    if (pattern === undefined || !lines.includes('RewriteEngine On')) return [];
    const condition = /^RewriteCond (.+)$/.exec(lines[index - 1] ?? '')?.[1];
    return [{ pattern: new RegExp(pattern), target, flags: flags.split(','), condition }];
  });
  const isMet = (condition: string, host: string, uri: string, captured: RegExpExecArray) => {
    const [subject = '', test = ''] = condition.split(' ');
    if (subject === '%{HTTP_HOST}') return new RegExp(test, 'i').test(host);
    const kind = { '-f': 'file', '-d': 'folder' }[test];
    const path = subject
      .replace('%{DOCUMENT_ROOT}', '')
      .replace('%{REQUEST_FILENAME}', uri)
      .replace('$1', captured[1] ?? '');
    return kindAt(dist, path) === kind;
  };
  const respond = (path: string, uri: string, status: number) => {
    const headers = new Headers();
    for (const [, name = '', value = '', condition] of headerRules)
      if (!condition || holds(condition, uri, status)) headers.set(name, value);
    const ending = extname(path).toLowerCase();
    const charset = texts.includes(ending) ? '; charset=utf-8' : '';
    headers.set('content-type', `${types.get(ending)}${charset}`);
    return send(dist, path, status, headers);
  };
  return async (address) => {
    const { hostname, pathname, search } = new URL(String(address));
    const uri = fileAtAddress(pathname) ?? '';
    const notFound = () => {
      const page = errorPages.findLast(({ condition }) => holds(condition, uri, 404));
      return respond(page?.file ?? '', uri, 404);
    };
    for (const { pattern, target, flags, condition } of rules) {
      const captured = pattern.exec(uri.slice(1));
      if (!captured || (condition && !isMet(condition, hostname, uri, captured))) continue;
      const to = target.replace('$1', captured[1] ?? '').replace('%{REQUEST_URI}', pathname);
      if (flags.includes('R=404')) return notFound();
      const status = /^R=(3\d\d)$/.exec(flags[0] ?? '')?.[1];
      if (status) return lead(to + search, Number(status));
      return respond(to, to, 200);
    }
    if (kindAt(dist, uri) === 'folder' && uri !== '/') {
      // Without the rule and the setting for folders Apache adds a slash.
      return lines.includes('DirectorySlash Off') ? notFound() : lead(`${uri}/`, 301);
    }
    const file = uri === '/' ? '/index.html' : uri;
    return kindAt(dist, file) === 'file' ? respond(file, uri, 200) : notFound();
  };
}

/** nginx takes the first `location` with a pattern that matches; headers of a `location` replace those of the server. */
export function askNginx(dist: string): typeof fetch {
  const text = readFileSync(join(dist, 'hosts/nginx.conf'), 'utf8').replace(/^ *#.*\n/gm, '');
  /** The value that a map gives a text: that of the first pattern or name that matches, or the default. */
  const mapped = (name: string, subject: string) => {
    const body = new RegExp(`^map .* \\$${name} \\{\n([\\s\\S]*?)^\\}`, 'm').exec(text)?.[1] ?? '';
    const entries = [...body.matchAll(/^ {2}"?(.+?)"? "?([^"]+?)"?;$/gm)];
    const isMatch = (key: string) =>
      key.startsWith('~') ? new RegExp(key.slice(1)).test(subject) : key === subject;
    const found = entries.find(([, key = '']) => isMatch(key));
    return (found ?? entries.find(([, key]) => key === 'default'))?.[2] ?? '';
  };
  const server = /^server \{\n([\s\S]*)^\}/m.exec(text)?.[1] ?? '';
  const locations = [...server.matchAll(/^ {2}location (?:~ )?(\S+) \{\n([\s\S]*?)^ {2}\}/gm)];
  const outside = server.slice(0, server.search(/^ {2}location /m));
  const field = (name: string) => new RegExp(`^ {2}${name} (.+);$`, 'm').exec(outside)?.[1] ?? '';
  const texts = ['text/html', ...field('charset_types').split(' ')];
  const types = /^ {2}types \{\n([\s\S]*?)^ {2}\}/m.exec(outside)?.[1] ?? '';
  const typeOf = (path: string) => {
    const ending = extname(path).slice(1).toLowerCase();
    return new RegExp(`^ +(\\S+) ${ending};$`, 'm').exec(types)?.[1] ?? field('default_type');
  };
  const respond = (path: string, status: number, place = '') => {
    const added = (block: string) => [
      ...block.matchAll(/^ +add_header (\S+) "?(.+?)"? always;$/gm),
    ];
    const own = added(place);
    const headers = new Headers();
    for (const [, name = '', value = ''] of own.length > 0 ? own : added(outside))
      headers.append(
        name,
        value === '$cache_control' ? mapped('cache_control', `${status} ${path}`) : value,
      );
    const type = typeOf(path);
    headers.set(
      'content-type',
      texts.includes(type) ? `${type}; charset=${field('charset')}` : type,
    );
    return send(dist, path, status, headers);
  };
  return async (address) => {
    const { hostname, pathname, search } = new URL(String(address));
    const uri = fileAtAddress(pathname) ?? '';
    if (mapped('is_own_name', hostname) === '0') return new Response(null, { status: 421 });
    for (const [, pattern = '', to = ''] of outside.matchAll(
      /^ {2}rewrite (\S+) (\S+) permanent;$/gm,
    ))
      if (new RegExp(pattern).test(uri)) return lead(to + search, 301);
    const place = locations.find(
      ([, pattern = '']) => pattern === '/' || new RegExp(pattern).test(uri),
    );
    const [, pattern = '', block = ''] = place ?? [];
    const notFound = () => {
      const page =
        field('error_page') === '404 $not_found_page' ? mapped('not_found_page', uri) : '';
      return respond(page, 404, block);
    };
    const page = new RegExp(pattern).exec(uri)?.groups?.page ?? '';
    const target = /if \(-f \$document_root\$page\.html\) \{\n +return 301 (\S+);/.exec(block)?.[1];
    if (target && kindAt(dist, `${page}.html`) === 'file')
      return lead(target.replace('$page', page).replace('$is_args$args', search), 301);
    const tried = /try_files (.+) =404;/.exec(block)?.[1]?.split(' ') ?? [];
    const file = tried
      .map((name) => name.replace(/\$uri|\$\{uri\}/, uri))
      .find((name) => kindAt(dist, name) === 'file');
    return file === undefined ? notFound() : respond(file, 200, block);
  };
}
