import { contentTypes } from './content-types.server';
import {
  type CachedFiles,
  hostFilesInRoot,
  noCache,
  type ServingRules,
} from './serving-rules.server';

/** A function for CloudFront's viewer requests: it answers redirects and finds a page's file. */
export function cloudFrontFunction({ pages, redirects }: ServingRules): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  return `const moved = ${JSON.stringify(moved, null, 2)};
const pages = new Set(${JSON.stringify(pages, null, 2)});

function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/(\\/index)?\\.html$|\\/$/, '') || '/';
  const canonical = moved[path] || path;
  if (!pages.has(canonical)) return request;
  if (canonical !== request.uri) return redirect(canonical, request.querystring);
  request.uri = path === '/' ? '/index.html' : path + '.html';
  return request;
}

function redirect(path, querystring) {
  const query = Object.keys(querystring)
    .map((name) => (querystring[name].value ? name + '=' + querystring[name].value : name))
    .join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: query ? path + '?' + query : path } },
  };
}
`;
}

/** A response headers policy, as `aws cloudfront create-response-headers-policy` takes it. */
export function cloudFrontHeaders({ headers }: ServingRules, domain: string) {
  const {
    'Content-Security-Policy': csp,
    'Referrer-Policy': referrer,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _nosniff,
    'X-Frame-Options': frames,
    ...others
  } = headers;
  const Override = true;
  return {
    Name: domain.replaceAll('.', '-'),
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override, ContentSecurityPolicy: csp },
      ContentTypeOptions: { Override },
      FrameOptions: { Override, FrameOption: frames },
      ReferrerPolicy: { Override, ReferrerPolicy: referrer },
      StrictTransportSecurity: {
        Override,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(others).length,
      Items: Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override })),
    },
  };
}

/** Instructions for setting up S3 and CloudFront with these files. */
export function cloudFrontNotes({ cached, notFound, exceptions }: ServingRules): string {
  const excluded = [...cached.map(({ folder }) => `${folder.slice(1)}*`), ...hostFilesInRoot];
  const exclude = excluded.map((pattern) => `--exclude "${pattern}"`).join(' ');
  return `# S3 behind CloudFront

1. Upload, what pages name before the pages. Former scripts and pictures stay, for pages that are open:

\`\`\`sh
${cached.flatMap(uploads).join('\n')}
aws s3 sync dist/client s3://BUCKET --delete --cache-control "${noCache}" ${exclude}
\`\`\`

2. Distribution: the bucket as a private origin (origin access control), HTTPS only, compression
   on, the cache policy CachingOptimized.
3. Viewer request: the function \`cloudfront-function.js\` (runtime cloudfront-js-2.0).
4. Response headers policy: \`aws cloudfront create-response-headers-policy
   --response-headers-policy-config file://dist/hosts/cloudfront-headers.json\`
${exceptions.map(({ path }) => `   A second one, of \`cloudfront-headers${path.replaceAll('/', '-')}.json\`, in a behavior for \`${path}*\`.\n`).join('')}5. Custom error responses: 403 and 404 both to \`${notFound.at(-1)?.file}\` with status 404. There is
   one for the whole distribution; under /es it shows Spanish by its script.
`;
}

/** Extensions that the AWS command line may not know. */
const lacking = ['avif', 'vtt', 'woff2'];

function uploads({ folder, cacheControl, files }: CachedFiles): string[] {
  const from = `dist/client${folder} s3://BUCKET${folder}`;
  const cache = `--cache-control "${cacheControl}"`;
  const endings = lacking.filter((ending) => files.some((file) => file.endsWith(`.${ending}`)));
  return [
    `aws s3 sync ${from} ${cache}`,
    ...endings.map(
      (ending) =>
        `aws s3 cp ${from} ${cache} --recursive --exclude "*" --include "*.${ending}" --content-type ${contentTypes[ending]}`,
    ),
  ];
}
