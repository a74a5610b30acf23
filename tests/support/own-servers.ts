import { extname } from 'node:path';

/** A copy of the site on a server of one's own: the text of its settings, and of its files by their paths. */
interface Copy {
  settings: string;
  files: ReadonlyMap<string, string>;
}

/** Answers as Apache does with a `.htaccess`. It knows the directives alone that the site writes, in their forms. */
export function askApache({ settings, files }: Copy): typeof fetch {
  const types = new Map(
    found(settings, /^AddType (\S+) \.(\w+)$/gm).map(([type, of]) => [of, type]),
  );
  const texts = found(settings, /^AddCharset utf-8 (.+)$/gm).flatMap(([list = '']) =>
    list.split(' '),
  );
  const notFound = found(
    settings,
    /^<If "%\{REQUEST_URI\} =~ m#(.+)#">\n +ErrorDocument 404 (\S+)\n<\/If>$/gm,
  );
  const headers = found(settings, /^Header always set (\S+) "([^"]*)"(?: "expr=(.+)")?$/gm);
  const steps = found(settings, /^Rewrite(Cond|Rule) (\S+) (\S+)(?: \[(\S+)\])?$/gm);
  const isFolder = (path: string) => [...files.keys()].some((file) => file.startsWith(`${path}/`));

  const isMet = (expression: string, uri: string, status: number) =>
    expression.split(' && ').every((part) => {
      const [, pattern] = /^%\{REQUEST_URI\} =~ m#(.+)#$/.exec(part) ?? [];
      if (pattern !== undefined) return new RegExp(pattern).test(uri);
      if (part === '%{REQUEST_STATUS} -lt 400') return status < 400;
      throw new Error(`Unknown condition: ${part}`);
    });

  /** Where the rules lead: to another address, to a status, or to a file. The first rule that applies ends them. */
  const rewritten = (host: string, uri: string): { to?: string; status?: number; file: string } => {
    // In a `.htaccess` patterns are compared with the address without its first slash.
    const path = uri.slice(1);
    const holds = (condition: readonly string[], groups: readonly string[]) => {
      const [, subject = '', test = ''] = condition;
      const name = subject.replace('$1', groups[1] ?? '');
      if (name === '%{HTTP_HOST}') return new RegExp(test, 'i').test(host);
      if (name === '%{REQUEST_FILENAME}') return isFolder(path.replace(/\/$/, ''));
      return files.has(name.replace('%{DOCUMENT_ROOT}/', ''));
    };
    let conditions: string[][] = [];
    for (const step of steps) {
      const [kind, subject = '', target = '', flags = ''] = step;
      if (kind === 'Cond') {
        conditions.push(step);
        continue;
      }
      const groups = new RegExp(subject).exec(path);
      const applies = groups && conditions.every((condition) => holds(condition, groups));
      conditions = [];
      if (!applies) continue;
      const to = target.replace('$1', groups[1] ?? '').replace('%{REQUEST_URI}', uri);
      const [, status] = /R=(\d+)/.exec(flags) ?? [];
      if (status === undefined) return { file: to.slice(1) };
      return to === '-'
        ? { status: Number(status), file: '' }
        : { to, status: Number(status), file: '' };
    }
    return { file: path };
  };

  return async (address) => {
    const { hostname, pathname, search } = new URL(String(address));
    const uri = decodeURIComponent(pathname);
    if (isFolder(uri.slice(1)) && !/^DirectorySlash Off$/m.test(settings))
      return leadTo(`${uri}/`, 301);
    const { to, status, file } = rewritten(hostname, uri);
    if (to) return leadTo(to + search, status);
    // Without a page of its name a folder is forbidden.
    if (status === undefined && isFolder(file.replace(/\/$/, '')))
      return new Response('', { status: 403 });
    const isThere = status === undefined && files.has(file || 'index.html');
    const page = notFound.findLast(([folder = '']) => new RegExp(folder).test(uri))?.[1] ?? '';
    const sent = isThere ? file || 'index.html' : page.slice(1);
    const answer = new Response(files.get(sent), { status: isThere ? 200 : (status ?? 404) });
    const ending = extname(sent);
    const charset = texts.includes(ending) ? '; charset=utf-8' : '';
    answer.headers.set('content-type', `${types.get(ending.slice(1))}${charset}`);
    for (const [name = '', value = '', expression] of headers)
      if (!expression || isMet(expression, uri, answer.status)) answer.headers.set(name, value);
    return answer;
  };
}

/** Answers as nginx does with a file of its folder conf.d. It knows the directives alone that the site writes. */
export function askNginx({ settings, files }: Copy): typeof fetch {
  const maps = new Map(
    found(settings, /^map (\S+|"[^"]+") (\$\w+) \{\n([^}]*)\}$/gm).map(([, name, rows = '']) => [
      name,
      found(rows, /^ +("[^"]+"|\S+) "?([^";]*)"?;$/gm),
    ]),
  );
  /** The value of a variable: that of the first row that matches, else the default. */
  const lookUp = (variable: string, subject: string) => {
    const rows = maps.get(variable) ?? [];
    const keyOf = ([key = '']: string[]) => key.replaceAll('"', '');
    const row = rows.find((row) => {
      const key = keyOf(row);
      return key.startsWith('~') ? new RegExp(key.slice(1)).test(subject) : key === subject;
    });
    return (row ?? rows.find((row) => keyOf(row) === 'default'))?.[1] ?? '';
  };
  const server = /^server \{\n([\s\S]*)^\}$/m.exec(settings)?.[1] ?? '';
  const types = new Map(found(server, /^ {4}(\S+\/\S+) (\w+);$/gm).map(([type, of]) => [of, type]));
  const texts = /^ +charset_types (.+);$/m.exec(server)?.[1]?.split(' ') ?? [];
  const moves = found(server, /^ {2}rewrite (\S+) (\S+) (\w+);$/gm);
  const locations = found(server, /^ {2}location (?:~ )?(\S+) \{\n([\s\S]*?)^ {2}\}$/gm);
  const headersIn = (block: string) => found(block, /^ +add_header (\S+) (.+) always;$/gm);
  const ofServer = headersIn(server.replace(/^ {2}location [\s\S]*?^ {2}\}$/gm, ''));

  return async (address) => {
    const { hostname, pathname, search } = new URL(String(address));
    const uri = decodeURIComponent(pathname);
    const [, refusal] = /if \(\$is_own_name = 0\) \{\n +return (\d+);/.exec(server) ?? [];
    if (lookUp('$is_own_name', hostname) === '0')
      return new Response('', { status: Number(refusal) });
    const isRelative = server.includes('\n  absolute_redirect off;\n');
    const lead = (to: string, status: number) =>
      leadTo(isRelative ? to : `http://${hostname}${to}`, status);
    for (const [pattern = '', to = '', flag] of moves)
      if (new RegExp(pattern).test(uri)) return lead(to + search, flag === 'permanent' ? 301 : 302);
    // The first regular expression that matches counts, and the prefix "/" only where none does.
    const isChosen = ([pattern = '']: string[]) => pattern === '/' || new RegExp(pattern).test(uri);
    const [pattern = '', block = ''] = locations.find(isChosen) ?? [];
    const page = new RegExp(pattern).exec(uri)?.groups?.page ?? '';
    const returned = (part: string) => /return (\d+)(?: (\S+))?;/.exec(part)?.slice(1) ?? [];
    const [, ifFile] = /if \(-f \$document_root\$page\.html\) \{\n([^}]*)\}/.exec(block) ?? [];
    const [status, to] = returned(
      ifFile && files.has(`${page.slice(1)}.html`) ? ifFile : block.replace(/if [\s\S]*?\}/, ''),
    );
    if (to) {
      const target = to.replace('$page', page).replace('$is_args$args', search);
      return lead(target, Number(status));
    }
    const tried = (/try_files (.+) =404;/.exec(block)?.[1] ?? '')
      .split(' ')
      .map((name) => name.replace(/\$\{?uri\}?/, uri).slice(1));
    const file = status === undefined ? tried.find((name) => files.has(name)) : undefined;
    const sent =
      file ??
      (/error_page 404 \$not_found_page;/.test(server)
        ? lookUp('$not_found_page', uri).slice(1)
        : '');
    const answer = new Response(files.get(sent), { status: file ? 200 : 404 });
    const type = types.get(extname(sent).slice(1)) ?? '';
    // nginx always names the encoding of HTML.
    const isText = type === 'text/html' || texts.includes(type);
    answer.headers.set('content-type', `${type}${isText ? '; charset=utf-8' : ''}`);
    const own = headersIn(block);
    // A location that sets headers loses those of the server.
    for (const [name = '', value = ''] of own.length > 0 ? own : ofServer) {
      const isCache = value === '$cache_control';
      answer.headers.set(
        name,
        isCache ? lookUp(value, `${answer.status} ${uri}`) : value.replaceAll('"', ''),
      );
    }
    return answer;
  };
}

/** The groups of each match. A group that is missing is an empty text. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.map((group) => group ?? ''));

const leadTo = (location: string, status = 0) =>
  new Response(null, { status, headers: { location } });
