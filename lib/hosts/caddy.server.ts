import { contentTypes, isText } from './content-types.server';
import { folderPattern } from './folders.server';
import {
  type CachedFiles,
  type HeaderException,
  hostFilesInRoot,
  noCache,
  type ServingRules,
} from './serving-rules.server';

/** A Caddyfile. Caddy gets the certificate by itself. */
export function caddyfile(rules: ServingRules, domain: string): string {
  const { headers, exceptions, redirects, notFound, cached } = rules;
  const types = Object.entries(contentTypes).filter(([ending]) => lacking.has(ending));
  return `# Caddy: a Caddyfile, written by the build.
# Put the contents of dist/client into the root named below.

${domain} {
	header Strict-Transport-Security "${headers['Strict-Transport-Security']}"
	redir https://www.${domain}{uri} 301
}

www.${domain} {
	root * /var/www/site
	encode zstd gzip

	# In this order: what comes later has the last word.
	route {
		header {
${Object.entries(headers)
  .map(([name, value]) => `			${name} "${value}"`)
  .join('\n')}
			Cache-Control "${noCache}"
		}
${[...exceptions.map(exceptionRule), ...cached.map(cacheRule), ...types.map(typeRule)].join('\n')}

${redirects.map(({ from, to }) => `		redir ${from} ${to} 301\n		redir ${from}/ ${to} 301`).join('\n')}

		# /about is the file about.html; other forms of its address lead to this one.
		redir /index.html / 301
		@notFoundPage path ${notFound.map(({ file }) => file).join(' ')}
		error @notFoundPage 404
${otherForms.map(formRule).join('\n')}

		try_files {path} {path}.html
		file_server {
			hide ${hostFilesInRoot.join(' ')}
		}
	}

	handle_errors {
		header Cache-Control "${noCache}"
${notFound.map(notFoundRule).join('\n')}
	}
}
`;
}

/** Extensions that Caddy, or the system's list of types that it reads, may not know. */
const lacking = new Set(['avif', 'vtt', 'vcf', 'webmanifest', 'webp', 'woff2']);

/** The endings of an address's non-canonical forms. */
const otherForms = [
  { name: 'slashed', suffix: '/' },
  { name: 'named', suffix: '.html' },
];

function formRule({ name, suffix }: (typeof otherForms)[number]): string {
  return `		@${name} path_regexp ${name} ^(/.+)${suffix.replace('.', '\\.')}$
		route @${name} {
			@${name}Page file {re.${name}.1}.html
			route @${name}Page {
				uri strip_suffix ${suffix}
				redir * {uri} 301
			}
			error 404
		}`;
}

function exceptionRule({ path, headers }: HeaderException, index: number): string {
  return [
    `		@exception${index} path ${path} ${path}.html ${path}/*`,
    ...Object.entries(headers).map(
      ([name, value]) => `		header @exception${index} ${name} "${value}"`,
    ),
  ].join('\n');
}

function cacheRule({ folder, cacheControl }: CachedFiles, index: number): string {
  return `		@cached${index} {
			path ${folder}*
			file
		}
		header @cached${index} Cache-Control "${cacheControl}"`;
}

function typeRule([ending, type]: [string, string]): string {
  const value = isText(type) ? `${type}; charset=utf-8` : type;
  return `		@${ending} {
			path *.${ending}
			file
		}
		header @${ending} Content-Type "${value}"`;
}

function notFoundRule({ folder, file }: ServingRules['notFound'][number], index: number): string {
  const condition = `{http.error.status_code} == 404 && {http.request.orig_uri.path}.matches("${folderPattern(folder)}")`;
  return `		@notFound${index} expression \`${condition}\`
		handle @notFound${index} {
			rewrite * ${file}
			file_server
		}`;
}
