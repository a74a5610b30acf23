import { contentTypes, isText } from './content-types.server';
import { folderPattern } from './folders.server';
import {
  exceptionPattern,
  hostFilesInRoot,
  noCache,
  type ServingRules,
} from './serving-rules.server';

/**
 * A file for nginx' conf.d. All headers are set at one level: a `location` that sets its own
 * headers loses these.
 */
export function nginxConfig(rules: ServingRules, domain: string): string {
  const { headers, exceptions, redirects, notFound, cached } = rules;
  const isExcepted = (name: string) => exceptions.some(({ headers }) => name in headers);
  const byType = Object.entries(contentTypes);
  const text = byType.map(([, type]) => type).filter(isText);
  return `# nginx: a file for /etc/nginx/conf.d, written by the build.
# 1. Put the contents of dist/client into the root named below, pages last.
# 2. Get a certificate, before anybody looks: over http, pages load neither styles nor scripts.
#      nginx -t && systemctl reload nginx
#      certbot certonly --webroot -w /var/www/site -d ${domain} -d www.${domain} \\
#        --deploy-hook "systemctl reload nginx"
#    It renews itself; without the hook nginx would go on sending the old one until that ends.
# 3. Make the folder /etc/nginx/site.d and write once into its file https.conf, which stays when this
#    file is replaced (before nginx 1.25.1, as in Debian 12, "ssl http2;" in place of "ssl;" in both
#    lines, and no "http2 on;"):
#      listen 443 ssl;
#      listen [::]:443 ssl;
#      http2 on;
#      ssl_certificate /etc/letsencrypt/live/${domain}/fullchain.pem;
#      ssl_certificate_key /etc/letsencrypt/live/${domain}/privkey.pem;
#      if ($scheme = http) { return 301 https://www.${domain}$request_uri; }
#      if ($host = ${domain}) { return 301 https://www.${domain}$request_uri; }
# 4. nginx -t && systemctl reload nginx, now and whenever this file has been replaced: at once after
#    the pages, whose inline scripts its policy names.

map $uri $moved {
  default "";
${redirects.flatMap(({ from, to }) => [`  ${from} ${to};`, `  ${from}/ ${to};`]).join('\n')}
}

map $uri $not_found_page {
${notFound.map(({ folder, file }) => `  ~${folderPattern(folder)} ${file};`).join('\n')}
}

map "$status $uri" $cache_control {
  default "${noCache}";
${cached.map(({ folder, cacheControl }) => `  "~^(200|206|304) ${folder}" "${cacheControl}";`).join('\n')}
}

${Object.keys(headers)
  .filter(isExcepted)
  .map(
    (name) => `map $uri ${variable(name)} {
  default "${headers[name]}";
${exceptions.map((exception) => `  "~${exceptionPattern(exception)}" "${exception.headers[name] ?? headers[name]}";`).join('\n')}
}

`,
  )
  .join('')}server {
  listen 80;
  listen [::]:80;
  include /etc/nginx/site.d/*.conf;
  server_name ${domain} www.${domain};
  root /var/www/site;

  server_tokens off;
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_types ${text.filter((type) => type !== 'text/html').join(' ')};
  charset utf-8;
  charset_types ${text.filter((type) => type !== 'text/html').join(' ')};
  default_type application/octet-stream;
  types {
${byType.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }

${Object.entries(headers)
  .map(
    ([name, value]) =>
      `  add_header ${name} ${isExcepted(name) ? variable(name) : `"${value}"`} always;`,
  )
  .join('\n')}
  add_header Cache-Control $cache_control always;

  error_page 404 $not_found_page;

  if ($moved) {
    return 301 $moved$is_args$args;
  }

  location = / {
    try_files /index.html =404;
  }
  location = /index.html {
    return 301 /$is_args$args;
  }
${notFound.map(({ file }) => `  location = ${file} {\n    internal;\n  }`).join('\n')}

  # What other hosts read.
  location ~ ^/(${hostFilesInRoot.map((file) => file.replaceAll('.', '\\.')).join('|')})$ {
    return 404;
  }

  # /about is the file about.html; other forms of its address lead to this one.
  location ~ ^(?<page>/.+)/$ {
    if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    return 404;
  }
  location ~ ^(?<page>/.+)\\.html$ {
    if (-f $request_filename) {
      return 301 $page$is_args$args;
    }
    return 404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
}
`;
}

const variable = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`;
