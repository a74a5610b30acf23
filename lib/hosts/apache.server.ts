import { contentTypes, isText } from './content-types.server';
import {
  exceptionPattern,
  hostFilesInRoot,
  noCache,
  type ServingRules,
} from './serving-rules.server';

/** The text of `.htaccess`, for Apache 2.4 with mod_headers, mod_rewrite and `AllowOverride All`. */
export function htaccess(rules: ServingRules, domain: string): string {
  const types = Object.entries(contentTypes);
  const texts = types.filter(([, type]) => isText(type));
  const redirects = rules.redirects.map(
    ({ from, to }) => `RewriteRule ^${escapePattern(from.slice(1))}/?$ ${to} [R=301,L]`,
  );
  // The last block that matches counts, whereas the first one of `rules.notFound` does.
  const notFoundRules = rules.notFound.toReversed().map(notFoundRule);
  return `Options -Indexes -MultiViews
DirectorySlash Off
${types.map(([ending, type]) => `AddType ${type} .${ending}`).join('\n')}
AddCharset utf-8 ${texts.map(([ending]) => `.${ending}`).join(' ')}

${notFoundRules.join('\n')}

${headerRules(rules).join('\n')}

RewriteEngine On
RewriteCond %{HTTP_HOST} ^${escapePattern(domain)}$ [NC]
RewriteRule ^ https://www.${domain}%{REQUEST_URI} [R=301,L]
${redirects.join('\n')}

# What other hosts read.
RewriteRule ^(${hostFilesInRoot.map(escapePattern).join('|')})$ - [R=404,L]

# /about is the file about.html; /about/ leads to /about.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [END]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(.+)$ - [R=404,L]

# Whether a file is still the one that a browser keeps: a compressed one was sent under another name,
# by which Apache would not know it again.
RequestHeader edit "If-None-Match" '^((W/)?"[^"]+)-gzip"$' '$1-gzip", $1"'

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${texts.map(([, type]) => type).join(' ')}
</IfModule>
`;
}

/** The rules for headers. If several rules for a header apply, the last one counts. */
function headerRules({ headers, exceptions, cached }: ServingRules): string[] {
  const rule = (name: string, value: string) => `Header always set ${name} "${value}"`;
  return [
    ...Object.entries(headers).map(([name, value]) => rule(name, value)),
    ...exceptions.flatMap((exception) =>
      Object.entries(exception.headers).map(
        ([name, value]) =>
          `${rule(name, value)} "expr=%{REQUEST_URI} =~ m#${exceptionPattern(exception)}#"`,
      ),
    ),
    rule('Cache-Control', noCache),
    ...cached.map(
      ({ folder, cacheControl }) =>
        `${rule('Cache-Control', cacheControl)} "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^${folder}#"`,
    ),
  ];
}

function notFoundRule({ folder, file }: ServingRules['notFound'][number]): string {
  return `<If "%{REQUEST_URI} =~ m#^${folder}(/|$)#">
  ErrorDocument 404 ${file}
</If>`;
}

const escapePattern = (path: string) => path.replaceAll('.', '\\.');
