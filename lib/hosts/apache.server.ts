import { contentTypes, isText } from './content-types.server';
import { folderPattern } from './folders.server';
import {
  exceptionPattern,
  hostFilesInRoot,
  noCache,
  type ServingRules,
} from './serving-rules.server';

/** `.htaccess`, for Apache 2.4 with mod_headers and mod_rewrite, and `AllowOverride All`. */
export function htaccess(
  { headers, exceptions, redirects, notFound, cached }: ServingRules,
  domain: string,
): string {
  const types = Object.entries(contentTypes);
  const pages = notFound.map(({ file }) => escapePattern(file.slice(1))).join('|');
  return `Options -Indexes -MultiViews
DirectorySlash Off
${types.map(([ending, type]) => `AddType ${type} .${ending}`).join('\n')}
AddCharset utf-8 ${types
    .filter(([, type]) => isText(type))
    .map(([ending]) => `.${ending}`)
    .join(' ')}

${notFound.toReversed().map(notFoundRule).join('\n')}

${Object.entries(headers)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
${exceptions
  .flatMap((exception) =>
    Object.entries(exception.headers).map(
      ([name, value]) =>
        `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${exceptionPattern(exception)}#"\n`,
    ),
  )
  .join('')}Header always set Cache-Control "${noCache}"
${cached
  .map(
    ({ folder, cacheControl }) =>
      `Header always set Cache-Control "${cacheControl}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^${folder}#"`,
  )
  .join('\n')}

RewriteEngine On
RewriteCond %{HTTP_HOST} ^${escapePattern(domain)}$ [NC]
RewriteRule ^ https://www.${domain}%{REQUEST_URI} [R=301,L]
${redirects.map(({ from, to }) => `RewriteRule ^${escapePattern(from.slice(1))}/?$ ${to} [R=301,L]`).join('\n')}

# What other hosts read.
RewriteRule ^(${hostFilesInRoot.map(escapePattern).join('|')})$ - [R=404,L]

# /about is the file about.html; other forms of its address lead to this one.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(${pages})$ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index\\.html$ / [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^(.+)\\.html$ /$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [END]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(.+)$ - [R=404,L]

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${types
    .map(([, type]) => type)
    .filter(isText)
    .join(' ')}
</IfModule>
`;
}

function notFoundRule({ folder, file }: ServingRules['notFound'][number]): string {
  if (folder === '/') return `ErrorDocument 404 ${file}`;
  return `<If "%{REQUEST_URI} =~ m#${folderPattern(folder)}#">
  ErrorDocument 404 ${file}
</If>`;
}

function escapePattern(path: string): string {
  return path.replaceAll('.', '\\.');
}
