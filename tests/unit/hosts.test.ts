import { describe, expect, it } from 'vitest';
import type { SiteNeeds } from '../../lib/hosts/csp-sources.server';
import { hostFiles } from '../../lib/hosts/hosts.server';
import { inlineScriptHashes } from '../../lib/hosts/inline.server';
import { securityHeaders, withoutHttps } from '../../lib/hosts/security-headers.server';
import { cacheControlOf, servingRules } from '../../lib/hosts/serving-rules.server';

const ownOnly: SiteNeeds = {
  scriptHashes: ['sha256-abc='],
  styleHashes: ['sha256-def='],
  formAddress: null,
  flags: null,
  trackers: [],
  editor: null,
};
const tracker = {
  'script-src': ['https://*.vendor.example'],
  'connect-src': ['https://collect.vendor.example'],
  'img-src': ['https://pixel.vendor.example'],
};
const files = [
  '/index.html',
  '/404.json',
  '/assets/app.A1b2C3d4.js',
  '/images/house.0a1b2c3d.480.avif',
  '/images/house.0a1b2c3d.960.avif',
  '/images/sun.0a1b2c3d.svg',
  '/video/welcome.mp4',
];
const rules = servingRules(files, ownOnly);
const written = hostFiles(rules, 'practice.example');

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
  it('allows its own files, its inline script and style by hash, and the mail program', () => {
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

  it('tells nobody where its visitors come from', () => {
    const headers = securityHeaders(ownOnly);
    expect(headers['Referrer-Policy']).toBe('same-origin');
    expect(headers['Cross-Origin-Embedder-Policy']).toBe('require-corp');
  });
});

describe('the policy', () => {
  it('lets the form reach its address, and no mail program then', () => {
    const needs = { ...ownOnly, formAddress: 'https://forms.example/f/1' };
    expect(policy(needs)['form-action']).toBe("'self' https://forms.example");
    expect(policy(needs)['connect-src']).toBe("'self' https://forms.example");
    expect(securityHeaders(needs)['Referrer-Policy']).toBe('strict-origin');
  });

  it('names a CDN of flags once, for pictures only (§7.9)', () => {
    const flags = { en: 'https://cdn.example/us.svg', es: 'https://cdn.example/es.svg' };
    const needs = { ...ownOnly, flags };
    expect(policy(needs)).toEqual({ ...policy(ownOnly), 'img-src': "'self' https://cdn.example" });
    expect(securityHeaders(needs)['Referrer-Policy']).toBe('same-origin');
    expect(securityHeaders(needs)['Cross-Origin-Embedder-Policy']).toBe('credentialless');
  });

  it('names trackers’ hosts by what they do, and gives up Trusted Types for them (§7.8)', () => {
    const found = policy({ ...ownOnly, trackers: [tracker, tracker] });
    expect(found['script-src']).toBe("'self' 'sha256-abc=' https://*.vendor.example");
    expect(found['connect-src']).toBe("'self' https://collect.vendor.example");
    expect(found['img-src']).toBe("'self' https://pixel.vendor.example");
    expect(found).not.toHaveProperty('require-trusted-types-for');
    expect(found).not.toHaveProperty('trusted-types');
    expect(securityHeaders({ ...ownOnly, trackers: [tracker] })['Referrer-Policy']).toBe(
      'strict-origin',
    );
  });

  it('asks for HTTPS only where the site is served with it', () => {
    const plain = withoutHttps(securityHeaders(ownOnly));
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
  });
});

describe('inline scripts', () => {
  const page = (file: string, html: string) => ({ file, html });

  it('are hashed as they stand, data excepted', () => {
    const html = `<script>run()</script><script src="/a.js"></script>
      <script type="application/ld+json">{}</script>
      <script type="speculationrules">{}</script>`;
    expect(inlineScriptHashes([page('a.html', html)])).toEqual([
      'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=',
      'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=',
    ]);
  });

  it('must be the same on every page that has any', () => {
    const bare = page('c.html', '<p>');
    expect(inlineScriptHashes([bare, page('a.html', '<script>1</script>')])).toHaveLength(1);
    const pages = [page('a.html', '<script>1</script>'), page('b.html', '<script>2</script>')];
    expect(() => inlineScriptHashes(pages)).toThrow(/those of a\.html in:\n {2}b\.html/);
  });

  it('may leave out speculation rules, which must be the same otherwise', () => {
    const rules = (text: string) => `<script type="speculationrules">${text}</script>`;
    const [one, two, none] = [rules('{}'), rules('[]'), ''].map((html) => page('a.html', html));
    expect(inlineScriptHashes([one, none].filter((item) => item !== undefined))).toHaveLength(1);
    expect(() => inlineScriptHashes([one, two].filter((item) => item !== undefined))).toThrow(
      /Speculation rules must be the same/,
    );
  });
});

describe('the serving rules of a host', () => {
  it.each([
    ['/assets/app.A1b2C3d4.js', 'public, max-age=31536000, immutable'],
    ['/images/sun.0a1b2c3d.svg', 'public, max-age=31536000, immutable'],
    ['/video/welcome.mp4', 'public, max-age=86400'],
    ['/404.json', 'no-cache'],
    ['/about', 'no-cache'],
    ['/assets/nope.js', 'no-cache'],
  ])('keeps %s: %s', (address, expected) => {
    expect(cacheControlOf(rules, address)).toBe(expected);
  });
});

describe('Cloudflare and Netlify', () => {
  const headers = written['client/_headers'] ?? '';

  it('keep files that are there, a picture’s sizes under one rule, and nothing else', () => {
    const paths = headers.split('\n').filter((line) => line.startsWith('/'));
    expect(paths).toEqual([
      '/*',
      '/assets/app.A1b2C3d4.js',
      '/video/welcome.mp4',
      '/images/house.0a1b2c3d.*',
      '/images/sun.0a1b2c3d.svg',
    ]);
    expect(headers.match(/Cache-Control/g)).toHaveLength(4);
  });

  it('get no more rules than Cloudflare reads', () => {
    const many = Array.from({ length: 150 }, (_, index) => `/assets/${index}.js`);
    const text =
      hostFiles(servingRules(many, ownOnly), 'practice.example')['client/_headers'] ?? '';
    expect(text.match(/^\//gm)).toHaveLength(100);
  });

  it('are not sent a line longer than Cloudflare reads', () => {
    const script = Array.from({ length: 80 }, (_, index) => `https://host-${index}.vendor.example`);
    const needs = { ...ownOnly, trackers: [{ ...tracker, 'script-src': script }] };
    expect(() => hostFiles(servingRules(files, needs), 'practice.example')).toThrow(/characters/);
  });

  it('move the old address in both of its forms', () => {
    expect(written['client/_redirects']).toBe(
      '/locations/naples /locations/psychiatrist-naples 301\n/locations/naples/ /locations/psychiatrist-naples 301\n',
    );
  });
});

describe('Netlify', () => {
  it('answers below /es with the Spanish not-found page, elsewhere with the English one', () => {
    const rules = [
      ...(written['hosts/netlify.toml'] ?? '').matchAll(/from = "(.+)"\n {2}to = "(.+)"/g),
    ];
    expect(rules.map(([, from, to]) => `${from} ${to}`)).toEqual([
      '/es/* /es/404.html',
      '/* /404.html',
    ]);
  });
});

describe('Vercel', () => {
  it('gets clean addresses, the redirect and every header', () => {
    const config = JSON.parse(written['client/vercel.json'] ?? '');
    expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(config.redirects).toEqual([
      {
        source: '/locations/naples',
        destination: '/locations/psychiatrist-naples',
        statusCode: 301,
      },
    ]);
    const [all, ...cached] = config.headers;
    expect(all.source).toBe('/(.*)');
    expect(all.headers).toHaveLength(Object.keys(rules.headers).length);
    expect(cached.map(({ source }: { source: string }) => source)).toContain('/video/welcome.mp4');
  });
});
