import { contentTypes, isText } from './content-types.server';
import {
  exceptionPattern,
  headersAt,
  hostFilesInRoot,
  noCache,
  type ServingRules,
} from './serving-rules.server';

/**
 * The text of a file for the folder conf.d of nginx. All headers are set at one level, because a `location`
 * that sets headers loses those of the level above.
 * @param options.isStaging whether the site answers at every host name: a copy for trying out has another name
 */
export function nginxConfig(
  rules: ServingRules,
  domain: string,
  { isStaging }: { isStaging: boolean },
): string {
  const { exceptions, redirects, notFound, cached } = rules;
  const types = Object.entries(contentTypes);
  // Without HTML: nginx always adds it to `gzip_types` and `charset_types`, and warns of it if it is named.
  const texts = types
    .map(([, type]) => type)
    .filter((type) => isText(type) && type !== 'text/html');
  return `${steps(domain)}

map $uri $not_found_page {
${notFound.map(({ folder, file }) => `  ~^${folder}(/|$) ${file};`).join('\n')}
}

# Looked up anew for each status: to a range that a file does not have nginx answers first 200, then
# 416, and sends the headers of both.
map "$status $uri" $cache_control {
  volatile;
  default "${noCache}";
${cached.map(({ folder, cacheControl }) => `  "~^(200|206|304) ${folder}" "${cacheControl}";`).join('\n')}
  "~^416 " "no-store";
}

# ${isStaging ? 'A copy for trying out answers at every name.' : 'Other names that lead to this server get no site.'}
map $host $is_own_name {
  default ${isStaging ? 1 : 0};
  ${domain} 1;
  www.${domain} 1;
}

server {
  listen 80;
  listen [::]:80;
  if ($is_own_name = 0) {
    return 421;
  }
  include /etc/nginx/site.d/*.conf;
  server_name ${domain} www.${domain};
  root /var/www/site;

  server_tokens off;
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_types ${texts.join(' ')};
  charset utf-8;
  charset_types ${texts.join(' ')};
  default_type application/octet-stream;
  types {
${types.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }

  ${headerRules(rules.headers).join('\n  ')}

  error_page 404 $not_found_page;

${redirects.map(({ from, to }) => `  rewrite ^${from}/?$ ${to} permanent;`).join('\n')}

  # What other hosts read.
  location ~ ^/(${hostFilesInRoot.map((file) => file.replaceAll('.', '\\.')).join('|')})$ {
    return 404;
  }

  # /about is the file about.html; /about/ leads to /about.
  location ~ ^(?<page>/.+)/$ {
    if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    return 404;
  }
${exceptions.map(exceptionRule(rules)).join('')}  location / {
    ${answer}
  }
}
`;
}

const answer = `try_files $uri $uri.html \${uri}index.html =404;`;

/**
 * The rule for a page with other headers. It repeats all headers,
 * because a `location` with headers inherits none.
 */
const exceptionRule = (rules: ServingRules) => (exception: ServingRules['exceptions'][number]) =>
  `
  location ~ ${exceptionPattern(exception)} {
    ${[...headerRules(headersAt(rules, exception.path)), answer].join('\n    ')}
  }
`;

function headerRules(headers: ServingRules['headers']): string[] {
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $cache_control always;',
  ];
}

/** The comment at the top of the file: how to install it. */
function steps(domain: string): string {
  return `# nginx: a file for /etc/nginx/conf.d, written by the build.
# 1. Put the contents of dist/client into the root named below, pages last; then and whenever this
#    file has been replaced: nginx -t && systemctl reload nginx
# 2. Get a certificate, before anybody looks: over http, pages load neither styles nor scripts.
#      certbot certonly --webroot -w /var/www/site -d ${domain} -d www.${domain} \\
#        --deploy-hook "systemctl reload nginx"
# 3. Make the folder /etc/nginx/site.d, write once into its file https.conf, which stays when this
#    one is replaced (before nginx 1.25.1 "ssl http2;" in place of "ssl;" in both lines, and no
#    "http2 on;"), and reload nginx:
#      listen 443 ssl;
#      listen [::]:443 ssl;
#      http2 on;
#      ssl_certificate /etc/letsencrypt/live/${domain}/fullchain.pem;
#      ssl_certificate_key /etc/letsencrypt/live/${domain}/privkey.pem;
#      if ($scheme = http) { return 301 https://www.${domain}$request_uri; }
#      if ($host = ${domain}) { return 301 https://www.${domain}$request_uri; }`;
}
