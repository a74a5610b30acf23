import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectedAnswers, expectedHeaders, isAsExpected } from '../../lib/hosts/answers.server';
import { htaccess } from '../../lib/hosts/apache.server';
import { contentTypes, isText } from '../../lib/hosts/content-types.server';
import {
  headersFile,
  netlifyConfig,
  vercelConfig,
  wranglerConfig,
} from '../../lib/hosts/hosted.server';
import { inlineHashes } from '../../lib/hosts/inline.server';
import { nginxConfig } from '../../lib/hosts/nginx.server';
import {
  type SiteNeeds,
  securityHeaders,
  withoutHttps,
} from '../../lib/hosts/security-headers.server';
import { headersAt, servingRules } from '../../lib/hosts/serving-rules.server';

const ownOnly: SiteNeeds = {
  scriptHashes: ['sha256-abc='],
  styleHashes: ['sha256-def='],
  formAddress: null,
  flags: null,
  trackers: [],
};
type Site = Parameters<typeof servingRules>[0];

/** The rules of a site without redirects, which loads nothing from others. */
const rulesFor = (files: string[], others: Partial<Site> = {}) =>
  servingRules({ files, redirects: [], needs: ownOnly, editor: null, isStaging: false, ...others });

const tracker = {
  'script-src': ['https://*.vendor.example'],
  'connect-src': ['https://collect.vendor.example'],
  'img-src': ['https://pixel.vendor.example'],
};
function policy(needs: SiteNeeds) {
  const text = securityHeaders(needs)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the policy of a site that loads nothing from others', () => {
  it('allows its own files, its inline script and style by hash, and the mail program', {
    tags: ['@7.7', '@7.8'],
  }, () => {
    expect(policy(ownOnly)).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self' mailto:",
      'script-src': "'self' 'sha256-abc='",
      'style-src': "'self' 'sha256-def='",
      'img-src': "'self'",
      'font-src': "'self'",
      'media-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'upgrade-insecure-requests': '',
      'require-trusted-types-for': "'script'",
      'trusted-types': 'site-html',
    });
  });

  it('discloses to no other site where its visitors come from', () => {
    expect(securityHeaders(ownOnly)).toMatchObject({
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      // Browsers take a site into their lists of sites with HTTPS only with all three parts.
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('is shown in no frame, and shares neither its windows nor its files with other sites', () => {
    expect(securityHeaders(ownOnly)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('lets no script use the devices of a visitor, and other sites not even the clip', () => {
    const features = securityHeaders(ownOnly)['Permissions-Policy']?.split(', ') ?? [];
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'autoplay=(self)',
      'fullscreen=(self)',
      'picture-in-picture=(self)',
    ]);
    expect(features.flatMap((feature) => /^(.+)=\(\)$/.exec(feature)?.[1] ?? [])).toEqual([
      ...['accelerometer', 'camera', 'display-capture', 'encrypted-media', 'geolocation'],
      ...['gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'local-fonts'],
      ...['magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment'],
      ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock'],
      ...['serial', 'storage-access', 'usb', 'xr-spatial-tracking'],
    ]);
  });

  it('lets the form copy a message, and the clip fill the screen', () => {
    const { 'Permissions-Policy': denied = '' } = securityHeaders(ownOnly);
    const needed = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'];
    expect(needed.filter((feature) => denied.includes(`${feature}=()`))).toEqual([]);
  });
});

describe('the policy', () => {
  it('lets the form reach its address, and no mail program then', { tags: '@7.7' }, () => {
    const needs = { ...ownOnly, formAddress: 'https://forms.example/f/1' };
    expect(policy(needs)['form-action']).toBe("'self' https://forms.example");
    expect(policy(needs)['connect-src']).toBe("'self' https://forms.example");
    expect(securityHeaders(needs)['Referrer-Policy']).toBe('strict-origin');
  });

  it('names a CDN of flags once, for pictures only', { tags: '@7.9' }, () => {
    const flags = { en: 'https://cdn.example/us.svg', es: 'https://cdn.example/es.svg' };
    const needs = { ...ownOnly, flags };
    expect(policy(needs)).toEqual({ ...policy(ownOnly), 'img-src': "'self' https://cdn.example" });
    expect(securityHeaders(needs)['Referrer-Policy']).toBe('same-origin');
    expect(securityHeaders(needs)['Cross-Origin-Embedder-Policy']).toBe('credentialless');
  });

  it('names trackers’ hosts by what they do, and gives up Trusted Types for them', {
    tags: '@7.8',
  }, () => {
    const found = policy({ ...ownOnly, trackers: [tracker, tracker] });
    expect(found['script-src']).toBe("'self' 'sha256-abc=' https://*.vendor.example");
    expect(found['connect-src']).toBe("'self' https://collect.vendor.example");
    expect(found['img-src']).toBe("'self' https://pixel.vendor.example");
    expect(found).not.toHaveProperty('require-trusted-types-for');
    expect(found).not.toHaveProperty('trusted-types');
    expect(securityHeaders({ ...ownOnly, trackers: [tracker] })).toMatchObject({
      'Referrer-Policy': 'strict-origin',
      'Cross-Origin-Embedder-Policy': 'credentialless',
    });
  });

  it('asks for HTTPS only where the site is served with it', () => {
    const plain = withoutHttps(securityHeaders(ownOnly));
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    const left = Object.keys(securityHeaders(ownOnly)).filter((name) => !(name in plain));
    expect(left.sort()).toEqual(['Cross-Origin-Opener-Policy', 'Strict-Transport-Security']);
  });
});

it('allows inline scripts and styles by hash, each once, and leaves out data', () => {
  const html = `<script>run()</script><script src="/a.js"></script><template><script>run()</script></template>
    <script type="application/ld+json">{}</script>
    <script type="speculationrules">{}</script><style>p{}</style>`;
  expect(inlineHashes([html, html], 'script')).toEqual([
    'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=',
    'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=',
  ]);
  expect(inlineHashes([html], 'style')).toHaveLength(1);
});

describe('a clip with signs in its name', () => {
  const file = 'video/Welcome clip (1) #2*.mp4';
  const address = '/video/Welcome%20clip%20(1)%20%232*.mp4';
  const rules = rulesFor([address]);

  it('has a rule of its own at Cloudflare and Netlify, whose lines hold encoded addresses', () => {
    expect(headersFile(rules)).toContain(`\n${address}\n  Cache-Control: public, max-age=86400\n`);
  });

  it('has a rule of its own at Vercel, whose patterns give brackets and stars a meaning', () => {
    const sources = vercelConfig(rules).headers.map(({ source }) => source);
    expect(sources).toContain('/video/Welcome%20clip%20\\(1\\)%20%232\\*.mp4');
  });

  it('is asked for at its address when a copy is compared', () => {
    const [answer] = expectedAnswers(rules, [file]);
    expect(answer).toMatchObject({ path: address, status: 200, files: [file] });
  });
});

describe('a file is announced as what it is', () => {
  const rules = rulesFor([]);

  it.each([
    ['forms/History.PDF', 'application/pdf'],
    ['about.html', 'text/html; charset=utf-8'],
    ['contact.vcf', 'text/vcard'],
    ['manifest.webmanifest', 'application/manifest+json'],
    ['llms.txt', 'text/plain'],
    ['sitemap.xml', 'application/xml'],
    ['build.json', 'application/json'],
    ['favicon.ico', 'image/x-icon'],
    ['icon-512.png', 'image/png'],
    ['images/a.avif', 'image/avif'],
    ['images/a.jpg', 'image/jpeg'],
    ['images/a.svg', 'image/svg+xml'],
    ['images/a.webp', 'image/webp'],
    ['editor/a.wasm', 'application/wasm'],
    ['video/welcome.webm', 'video/webm'],
    ['video/welcome.mp4', 'video/mp4'],
    ['video/welcome.en.vtt', 'text/vtt'],
    ['assets/a.js', 'text/javascript'],
    ['assets/a.css', 'text/css'],
    ['assets/a.woff2', 'font/woff2'],
  ])('%s: %s', (file, type) => {
    const [answer] = expectedAnswers(rules, [file]);
    expect(answer && expectedHeaders(answer, rules)['Content-Type']).toBe(type);
  });
});

it('only text names its encoding and is compressed', () => {
  const texts = Object.entries(contentTypes).filter(([, type]) => isText(type));
  expect(texts.map(([ending]) => ending)).toEqual([
    ...['html', 'css', 'js', 'json', 'txt', 'xml', 'vtt', 'vcf', 'webmanifest', 'svg'],
  ]);
});

describe('the editor, and a copy for trying out', () => {
  const editor = { host: 'github' } as NonNullable<Site['editor']>;
  const rules = rulesFor(['/assets/b.js', '/assets/a.js'], { editor, isStaging: true });

  it('has headers of its own at its address, with a slash and as a file, and nowhere else', () => {
    const own = (path: string) =>
      headersAt(rules, path)['Content-Security-Policy'] !==
      rules.headers['Content-Security-Policy'];
    expect(['/admin', '/admin/', '/admin.html', '/admin/config'].map(own)).toEqual(
      Array(4).fill(true),
    );
    expect(['/', '/administration', '/es/admin', '/adminxhtml'].map(own)).toEqual(
      Array(4).fill(false),
    );
  });

  it('asks search engines to list no file, and the site does not', () => {
    expect(rules.headers['X-Robots-Tag']).toBe('noindex');
    expect(rulesFor([]).headers).not.toHaveProperty('X-Robots-Tag');
  });

  it('has its files in an order that does not depend on the disk', () => {
    expect(rules.cached[0]?.files).toEqual(['/assets/a.js', '/assets/b.js']);
  });
});

describe('browsers and proxies keep', () => {
  const files = ['/about', '/assets/a.js', '/images/a.avif', '/video/welcome.mp4'];
  const rules = rulesFor(files);
  const kept = (path: string, status: 200 | 404 = 200) =>
    expectedHeaders({ path, status, files: [] }, rules)['Cache-Control'];

  it('a page no longer than until it is asked for again, and no answer that there is nothing', () => {
    expect(kept('/about')).toBe('no-cache');
    expect(kept('/assets/none.js', 404)).toBe('no-cache');
  });

  it('scripts, styles and pictures for a year, and a clip, which keeps its name, for a day', () => {
    expect(kept('/assets/a.js')).toBe('public, max-age=31536000, immutable');
    expect(kept('/images/a.avif')).toBe('public, max-age=31536000, immutable');
    expect(kept('/video/welcome.mp4')).toBe('public, max-age=86400');
  });
});

it('the settings of hosts are no pages: each is left out where it is not read', () => {
  const files = ['_headers', '_redirects', 'vercel.json', '.htaccess', '.assetsignore'];
  expect(expectedAnswers(rulesFor([]), files).map(({ path }) => path)).toEqual(
    expectedAnswers(rulesFor([]), []).map(({ path }) => path),
  );
});

describe('servers of one’s own', () => {
  const domain = 'practice.example';
  const rules = rulesFor(['/']);
  const nginx = nginxConfig(rules, domain, { isStaging: false });
  const apache = htaccess(rules, domain);

  it('keep no answer to a range that a file does not have', () => {
    // nginx sends the value of this map anew for each status of an answer.
    expect(nginx).toMatch(/\$cache_control \{\n {2}volatile;\n[^}]*"~\^416 " "no-store";\n\}/);
  });

  it('send every text compressed, and nothing else, and proxies keep both forms apart', () => {
    const texts = Object.values(contentTypes).filter(isText);
    const [, deflated = ''] = /AddOutputFilterByType DEFLATE (.+)/.exec(apache) ?? [];
    const [, zipped = ''] = /^ {2}gzip_types (.+);$/m.exec(nginx) ?? [];
    expect(deflated.split(' ')).toEqual(texts);
    // nginx adds the type of pages by itself.
    expect(['text/html', ...zipped.split(' ')]).toEqual(texts);
    for (const line of ['gzip on;', 'gzip_vary on;']) expect(nginx).toContain(`\n  ${line}\n`);
  });

  it('Apache knows a compressed file again that a browser keeps', () => {
    const [, pattern = '', by = ''] =
      /^RequestHeader edit "If-None-Match" '(.+)' '(.+)'$/m.exec(apache) ?? [];
    const sent = (tag: string) => tag.replace(new RegExp(pattern), by);
    expect(sent('"5f-1a-gzip"')).toBe('"5f-1a-gzip", "5f-1a"');
    expect(sent('W/"5f-1a-gzip"')).toBe('W/"5f-1a-gzip", W/"5f-1a"');
    expect(sent('"5f-1a"')).toBe('"5f-1a"');
  });

  it('show no list of a folder, guess at no file, and do not name their version', () => {
    expect(apache).toMatch(/^Options -Indexes -MultiViews$/m);
    expect(nginx).not.toContain('autoindex on');
    expect(nginx).toContain('\n  server_tokens off;\n');
  });

  it('nginx listens at IPv4 and at IPv6 addresses, for http and for https', () => {
    const ports = [...nginx.matchAll(/listen (\[::\]:)?(\d+)/g)].map(
      ([, ipv6 = '', port]) => ipv6 + port,
    );
    expect(ports.sort()).toEqual(['443', '80', '[::]:443', '[::]:80']);
  });

  it('nginx is told, in the steps for https, to lead from http and from the name without www', () => {
    for (const condition of ['$scheme = http', `$host = ${domain}`])
      expect(nginx).toContain(
        `if (${condition}) { return 301 https://www.${domain}$request_uri; }`,
      );
  });

  it('nginx keeps the query of an address whose slash it takes away', () => {
    const targets = [...nginx.matchAll(/return 301 (\S+);/g)].map(([, target]) => target);
    expect(targets).toHaveLength(3);
    for (const target of targets) expect(target).toMatch(/\$is_args\$args|\$request_uri/);
  });

  it('Apache, where the last rule counts, has the not-found page of a folder after that of the site', () => {
    const order = [...apache.matchAll(/ErrorDocument 404 (\S+)/g)].map(([, file]) => file);
    expect(order).toEqual(['/404.html', '/es/404.html']);
  });

  it('nginx, where the first rule counts, has it before', () => {
    const order = [...nginx.matchAll(/\(\/\|\$\) (\S+404\.html);/g)].map(([, file]) => file);
    expect(order).toEqual(['/es/404.html', '/404.html']);
  });
});

describe('a host that builds the site', () => {
  it('publishes what was built, by the paths from which it reads its settings', () => {
    // Cloudflare's file stays in the folder `hosts` of the build, Netlify's is copied beside package.json.
    const { name, assets } = wranglerConfig('practice.example');
    expect(join('hosts', assets.directory)).toBe('client');
    // Cloudflare takes small letters, digits and hyphens.
    expect(name).toBe('practice-example');
    const netlify = netlifyConfig(rulesFor([]));
    expect(netlify).toMatch(
      /^\[build\]\n {2}command = "npm run build && rm dist\/client\/_redirects"\n {2}publish = "dist\/client"$/m,
    );
  });
});

describe('Cloudflare', () => {
  it('gets no more rules than it reads', () => {
    const files = Array.from({ length: 150 }, (_, index) => `/assets/${index}.js`);
    expect(headersFile(rulesFor(files)).match(/^\//gm)).toHaveLength(100);
  });

  it('is not sent a line longer than it reads', () => {
    const script = Array.from({ length: 80 }, (_, index) => `https://host-${index}.vendor.example`);
    const needs = { ...ownOnly, trackers: [{ ...tracker, 'script-src': script }] };
    expect(() => headersFile(rulesFor([], { needs }))).toThrow(/characters/);
  });
});

describe('a header', () => {
  it.each([
    ['Cache-Control', 'public, max-age=0, must-revalidate', 'no-cache', true],
    ['Cache-Control', 'public, max-age=600', 'no-cache', false],
    ['Cache-Control', 'public, max-age=06', 'no-cache', false],
    ['Cache-Control', 'no-store', 'no-cache', true],
    ['Cache-Control', 'no-cache', 'public, max-age=86400', false],
    ['Content-Type', 'text/html;charset=UTF-8', 'text/html; charset=utf-8', true],
    ['Content-Type', 'text/html', 'text/html; charset=utf-8', false],
    ['Content-Type', 'text/x-vcard; charset=utf-8', 'text/vcard', true],
    ['Content-Type', 'application/octet-stream', 'font/woff2', false],
    ['X-Frame-Options', 'deny', 'DENY', false],
  ])('%s: %s, expected %s: %s', (name, sent, expected, isRight) => {
    expect(isAsExpected(name, sent, expected)).toBe(isRight);
  });
});
