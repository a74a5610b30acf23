import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/folders.server';
import { listFiles } from '../../scripts/lib/files';
import { ProjectCopy } from '../../scripts/lib/project-copy';
import { builtPages } from './built-site';

/** Every built script of a project as one text. */
function scriptsOf(dist = distFolder): string {
  const client = join(dist, 'client');
  return listFiles(client, '.js')
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('\n');
}

const vendors = {
  analytics: /googletagmanager|ga-disable/,
  replay: /clarity/,
  pixel: /tiktok|ttq/i,
};

describe('the site without a tracker id', () => {
  it('has no code of any tracker, and no data for one', () => {
    const scripts = scriptsOf();
    for (const traces of Object.values(vendors)) expect(scripts).not.toMatch(traces);
    for (const { $ } of builtPages()) {
      expect($('[data-tracking], [data-clarity-mask]')).toHaveLength(0);
      expect($('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveLength(0);
    }
  });
});

describe('the site with the id of one tracker and addresses of others', () => {
  const site = new ProjectCopy();
  beforeAll(() => {
    const settings = `bookingAddress: https://booking.example/
trackers: { analytics: G-ABC123 }
flags: { en: https://cdn.example/us.svg, es: https://cdn.example/es.svg }
`;
    site.write('content/practice.yaml', site.read('content/practice.yaml') + settings);
    site.build();
  });
  afterAll(() => site.remove());

  it('has the code of that tracker only (§7.8)', () => {
    const scripts = scriptsOf(site.dist);
    expect(scripts).toMatch(vendors.analytics);
    expect(scripts).toContain('G-ABC123');
    expect(scripts).not.toMatch(vendors.replay);
    expect(scripts).not.toMatch(vendors.pixel);
  });

  it('lists it in the cookie policy of both languages', () => {
    for (const file of ['cookie-policy.html', 'es/politica-cookies.html']) {
      const $ = load(site.read(`dist/client/${file}`));
      const codes = $('code')
        .toArray()
        .map((code) => $(code).text());
      expect(codes).toContain('_ga');
      expect(codes).toContain('www.googletagmanager.com');
      expect(codes.join()).not.toMatch(/clarity|tiktok/);
    }
  });

  it('leads from the contact page to the records provider’s booking page (§1.19)', () => {
    for (const [file, label] of [
      ['contact.html', 'Book online through our records provider'],
      ['es/contacto.html', 'Pida su cita en línea'],
    ] as const) {
      const $ = load(site.read(`dist/client/${file}`));
      expect($('main a[href="https://booking.example/"]').text()).toContain(label);
    }
  });

  it('loads only the flags from the CDN (§7.9)', () => {
    for (const { $, language } of builtPages(site.dist)) {
      const foreign = $('[src^="http"], [srcset*="http"], link[rel="stylesheet"][href^="http"]');
      const flag = `https://cdn.example/${language === 'en' ? 'es' : 'us'}.svg`;
      expect(new Set(foreign.toArray().map((item) => $(item).attr('src')))).toEqual(
        new Set([flag]),
      );
    }
  });

  it('discloses neither address nor title of a condition, on any page in either language', () => {
    for (const { $, route } of builtPages(site.dist)) {
      const told = $('body').attr('data-tracking') ?? '';
      expect(JSON.parse(told)).toHaveProperty('words.es.address');
      if (route.kind === 'service') expect(told).not.toMatch(/anxi|ansi|depres|adhd|ptsd|bipolar/i);
    }
  });
});
