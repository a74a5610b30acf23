import { contentTypes } from './content-types.server';
import {
  type CachedFiles,
  hostFilesInRoot,
  noCache,
  type ServingRules,
} from './serving-rules.server';

/** A function for CloudFront's viewer requests: it answers redirects and finds a page's file. */
export function cloudFrontFunction({ pages, redirects }: ServingRules, domain: string): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  return `const moved = ${JSON.stringify(moved, null, 2)};
const pages = new Set(${JSON.stringify(pages, null, 2)});

function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/(\\/index)?\\.html$|\\/$/, '') || '/';
  const canonical = moved[path] || path;
  const isPage = pages.has(canonical);
  if (request.headers.host.value === '${domain}') {
    const to = 'https://www.${domain}' + (isPage ? canonical : request.uri);
    return redirect(to, request.querystring);
  }
  if (!isPage) return request;
  if (canonical !== request.uri) return redirect(canonical, request.querystring);
  request.uri = path === '/' ? '/index.html' : path + '.html';
  return request;
}

function redirect(to, querystring) {
  const query = Object.keys(querystring)
    .map((name) => (querystring[name].value ? name + '=' + querystring[name].value : name))
    .join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: query ? to + '?' + query : to } },
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
    Name: nameOf(domain),
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

const nameOf = (domain: string) => domain.replaceAll('.', '-');

/** Instructions for setting up S3 and CloudFront with these files. */
export function cloudFrontNotes(
  { cached, notFound, exceptions }: ServingRules,
  domain: string,
): string {
  const name = nameOf(domain);
  const excluded = [...cached.map(({ folder }) => `${folder.slice(1)}*`), ...hostFilesInRoot];
  const exclude = excluded.map((pattern) => `--exclude "${pattern}"`).join(' ');
  return `# S3 behind CloudFront

## Once

1. Certificate (AWS Certificate Manager, in us-east-1) for ${domain} and www.${domain}, by DNS, so that
   it renews itself.
2. Function: \`aws cloudfront create-function --name ${name} --function-config
   Comment=site,Runtime=cloudfront-js-2.0 --function-code fileb://dist/hosts/cloudfront-function.js\`.
   It leads ${domain} to www.${domain}, too. Publish it as below.
3. Response headers policy: \`aws cloudfront create-response-headers-policy
   --response-headers-policy-config file://dist/hosts/cloudfront-headers.json\`; keep the id that it prints.
${exceptions.map(({ path }) => `   A second one, of \`cloudfront-headers${path.replaceAll('/', '-')}.json\`, in a behavior for \`${path}*\`.\n`).join('')}4. Distribution: both names with that certificate; the bucket as a private origin (origin access
   control); HTTP redirected to HTTPS; compression on; the cache policy CachingOptimized; the function
   on viewer requests; the headers policy.
5. Custom error responses: 403 and 404 both to \`${notFound.at(-1)?.file}\` with status 404. There is
   one for the whole distribution; under /es it shows Spanish by its script.
6. DNS: both names to the distribution.

## Each time

1. Upload, what pages name before the pages. Former scripts and pictures stay, for pages that are open:

\`\`\`sh
${cached.flatMap(uploads).join('\n')}
aws s3 sync dist/client s3://BUCKET --delete --cache-control "${noCache}" ${exclude}
\`\`\`

2. At once after that the headers, whose policy names the pages' inline scripts, and the function,
   which lists the pages:

\`\`\`sh
aws cloudfront update-response-headers-policy --id ID --response-headers-policy-config file://dist/hosts/cloudfront-headers.json \\
  --if-match "$(aws cloudfront get-response-headers-policy --id ID --query ETag --output text)"
aws cloudfront update-function --name ${name} --function-config Comment=site,Runtime=cloudfront-js-2.0 --function-code fileb://dist/hosts/cloudfront-function.js \\
  --if-match "$(aws cloudfront describe-function --name ${name} --query ETag --output text)"
aws cloudfront publish-function --name ${name} \\
  --if-match "$(aws cloudfront describe-function --name ${name} --query ETag --output text)"
\`\`\`
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
