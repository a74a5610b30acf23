import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { fullName, printedFigures } from '../../lib/content/facts.server';
import { languageName } from '../../lib/content/language-tags.server';
import { contentFolder } from '../../lib/files/folders.server';
import { comingExceptions, nameDays } from '../../lib/hours.server';
import { translator } from '../../lib/site.server';
import { type Day, week } from '../../lib/time/days.server';
import { clockTime, dateWithWeekday, longDate } from '../../lib/time/format.server';
import { capitalized } from '../../lib/words/text.server';
import { builtFile } from '../../scripts/lib/pages';
import { onEach } from '../support/on-each';
import { type BuiltPage, builtPages, otherDocuments, readHtml, visibleText } from './built-site';

interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

const pages = builtPages();
const { practice, clinicians, towns, hours: opening, today, words } = readContent(contentFolder);
const townOfOffice = `towns/${towns.find(({ office }) => office)?.id}`;
const graphs = new Map(pages.map((page) => [page.path, graphOf(page.$)]));
const known = new Set([...graphs.values()].flat().map((node) => node['@id']));

/** The facts about training and languages in the node of a person. */
interface PersonFacts {
  identifier: { name: string; value: string; url?: string }[];
  hasCredential: { recognizedBy: { name: string } }[];
  knowsLanguage: string[];
}

function graphOf($: BuiltPage['$']): Node[] {
  const scripts = $('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts.text());
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

function nodeOf(path: string, type: string): Node | undefined {
  return graphs.get(path)?.find((node) => node['@type'] === type);
}

/** Every object in a value, the value itself first. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const pageTypes: Record<string, string> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  service: 'MedicalWebPage',
};

describe('the structured data of every page', () => {
  const everyPage = onEach(
    pages.map((built) => ({
      ...built,
      graph: graphs.get(built.path) ?? [],
      text: visibleText(built.$),
      t: translator(words[built.language].dictionary),
      page: words[built.language].pages.get(built.route.id),
      showsContact: built.route.kind === 'home' || built.route.kind === 'contact',
      showsTheWay:
        ['home', 'contact'].includes(built.route.kind) || built.route.id === townOfOffice,
    })),
  );

  everyPage('gives each node a unique id and refers only to existing ids', ({ graph }) => {
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(graph.length);
    for (const node of objectsIn(graph)) {
      if (node['@id']) expect(known).toContain(node['@id']);
    }
  });

  everyPage(
    'names the practice as the page does',
    { tags: ['@1.1', '@1.8', '@7.10'] },
    ({ $, path, language, text, showsContact }) => {
      const clinic = nodeOf(path, 'MedicalClinic') as Node;
      const address = clinic.address as Record<string, string>;
      const phone = `${clinic.telephone}`.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
      for (const fact of [
        clinic.name,
        clinic.email,
        phone,
        address.streetAddress,
        `${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`,
        ...(practice.sample ? [clinic.disambiguatingDescription] : []),
      ]) {
        expect(text).toContain(fact);
      }
      expect($(`a[href="tel:${clinic.telephone}"]`).length).toBeGreaterThan(0);
      expect(clinic).toMatchObject({
        medicalSpecialty: 'https://schema.org/Psychiatric',
        address: { addressLocality: 'Naples', addressRegion: 'FL', addressCountry: 'US' },
        url: `https://www.${practice.domain}/`,
      });
      const { telephone, email } = clinic;
      expect(clinic.contactPoint).toEqual(
        showsContact
          ? { '@type': 'ContactPoint', telephone, email, availableLanguage: ['en', 'es'] }
          : undefined,
      );
      expect(clinic['@id']).toBe(`https://www.${practice.domain}/#clinic`);
      const image = `https://www.${practice.domain}/share/${language}/home.png`;
      expect(clinic.image).toBe(showsContact ? image : undefined);
      if (showsContact)
        expect(existsSync(builtFile(new URL(`${clinic.logo}`).pathname))).toBe(true);
    },
  );

  everyPage(
    'says of visits, payment and the way what the page shows',
    ({ $, path, language, showsContact, showsTheWay }) => {
      const { isAcceptingNewPatients, knowsLanguage, paymentAccepted, hasMap } = nodeOf(
        path,
        'MedicalClinic',
      ) as Node;
      const card = $('#at-a-glance').closest('section').text();
      const saysOfVisits = card !== '' || $('.visit-card').length > 0;
      expect(isAcceptingNewPatients).toBe(saysOfVisits ? true : undefined);
      expect(knowsLanguage).toEqual(saysOfVisits ? ['en', 'es'] : undefined);
      expect(card.includes(words[language].dictionary.glance.paidBy)).toBe(
        paymentAccepted !== undefined,
      );
      if (paymentAccepted) expect(card).toContain(capitalized(String(paymentAccepted)));
      const maps = $('a[href^="https://www.google.com/maps/dir/"]').toArray();
      expect(hasMap !== undefined).toBe(showsContact);
      if (hasMap) expect(maps.map((map) => $(map).attr('href'))).toEqual([hasMap]);
      const { street, city, state, zip } = practice.address;
      const ways = $('a[href*="//www.google.com/maps/"], a[href*="//maps.apple.com/"]').toArray();
      const destinations = ways.map((way) => {
        const { searchParams } = new URL($(way).attr('href') ?? '');
        return searchParams.get('destination') ?? searchParams.get('daddr');
      });
      const office = `${street}, ${city}, ${state} ${zip}`;
      const toOffice = destinations.filter((place) => place === office);
      expect(toOffice).toEqual(showsTheWay ? [office, office] : []);
      for (const [program, host] of [
        ['Google Maps', 'www.google.com'],
        ['Apple Maps', 'maps.apple.com'],
      ]) {
        const named = $('main a').filter((_, link) => $(link).text() === program);
        expect(named).toHaveLength(showsTheWay ? 1 : 0);
        for (const link of named.toArray())
          expect(new URL($(link).attr('href') ?? '').host).toBe(host);
      }
    },
  );

  everyPage(
    'names the hours where the page shows how to come',
    ({ path, language, text, t, showsContact }) => {
      const clinic = nodeOf(path, 'MedicalClinic') as Node;
      const hours = (clinic.openingHoursSpecification ?? []) as {
        dayOfWeek: string[];
        opens: string;
        closes: string;
      }[];
      expect(hours).toHaveLength(showsContact ? opening.regular.length : 0);
      for (const { dayOfWeek: names, opens, closes } of hours) {
        const days = names.map((day) => dayOf(day));
        const times = `${clockTime(opens, language)} – ${clockTime(closes, language)}`;
        expect(text).toContain(`${capitalized(nameDays(days, t))}: ${times.replace(/\s/g, ' ')}`);
      }
    },
  );

  everyPage(
    'names the exceptions from the hours that the page shows, and no others',
    ({ $, path, language, t, showsContact }) => {
      const clinic = nodeOf(path, 'MedicalClinic') as Node;
      const named = (clinic.specialOpeningHoursSpecification ?? []) as Record<string, string>[];
      const shown = $('main li[data-last-day]').toArray();
      expect(named).toHaveLength(shown.length);
      named.forEach(({ validFrom = '', validThrough = '', opens = '', closes = '' }, index) => {
        const line = $(shown[index]).text().toLowerCase();
        const times = `${clockTime(opens, language)} – ${clockTime(closes, language)}`;
        expect($(shown[index]).attr('data-last-day')).toBe(validThrough);
        const [first, last] = [validFrom, validThrough].map((date) =>
          dateWithWeekday(date, language).toLowerCase(),
        );
        // Spanish names the month of two days only once, after the second day.
        expect(line).toContain(first?.replace(/ de .*/, ''));
        expect(line).toContain(last);
        expect(line).toContain((opens === closes ? t('openNow.closedOn') : times).toLowerCase());
      });
      const coming = comingExceptions(opening, today).length;
      expect(named).toHaveLength(showsContact ? coming : 0);
    },
  );

  everyPage(
    'gives its script the same hours and exceptions, with words for each time',
    ({ $, language }) => {
      const { regular, exceptions, words } = JSON.parse($('[data-hours]').attr('data-hours') ?? '');
      expect({ regular, exceptions }).toMatchObject({
        regular: opening.regular,
        exceptions: opening.exceptions.map(({ reason: _, ...exception }) => exception),
      });
      const special = opening.exceptions.flatMap(({ hours }) => hours ?? []);
      expect(special).not.toEqual([]);
      for (const time of [...opening.regular, ...special].flatMap((day) => [day.opens, day.closes]))
        expect(words.times[time]).toBe(clockTime(time, language));
    },
  );

  everyPage(
    'lists the services and towns that the page links to',
    { tags: ['@1.2', '@1.10'] },
    ({ $, path, language, showsContact }) => {
      const clinic = nodeOf(path, 'MedicalClinic') as Node;
      const services = clinic.availableService as { name: string; url: string }[];
      const [state, ...towns] = (clinic.areaServed ?? []) as { name: string }[];
      const linked = (kind: string) =>
        pages.filter((p) => p.route.kind === kind && p.language === language);
      expect(services.map(({ url }) => new URL(url).pathname)).toEqual(
        linked('service').map((p) => p.path),
      );
      expect(state).toEqual(showsContact ? { '@type': 'State', name: 'Florida' } : undefined);
      expect(towns).toHaveLength(showsContact ? linked('location').length : 0);
      for (const { name, url } of services) {
        expect($(`footer a[href="${new URL(url).pathname}"]`).text()).toBe(name);
      }
      const names = $('footer a')
        .toArray()
        .map((link) => $(link).text());
      for (const { name } of towns) expect(names).toContain(name);
    },
  );

  everyPage('describes the page in its own language', ({ $, path, language, route }) => {
    const type = pageTypes[route.kind] ?? 'WebPage';
    const node = nodeOf(path, type) as Node;
    expect(node).toMatchObject({
      url: $('link[rel="canonical"]').attr('href'),
      name: $('title').text(),
      description: $('meta[name="description"]').attr('content'),
      inLanguage: language,
    });
    const { '@id': id, ...website } = nodeOf(path, 'WebSite') ?? {};
    expect(node.isPartOf).toEqual({ '@id': id });
    expect(website).toMatchObject({
      inLanguage: ['en', 'es'],
      name: practice.name,
      url: `https://www.${practice.domain}/`,
      publisher: { '@id': `https://www.${practice.domain}/#clinic` },
    });
    const parts = [node.breadcrumb, node.mainEntity].map((part) => Object(part)['@id']);
    const described = ['BreadcrumbList', 'Service'].map((name) => nodeOf(path, name)?.['@id']);
    expect(parts).toEqual(described);
  });

  everyPage('has the breadcrumbs that the page shows', ({ $, path, route, t }) => {
    const shown = $(`main nav[aria-label="${t('nav.breadcrumbs')}"] li`);
    const items = (nodeOf(path, 'BreadcrumbList')?.itemListElement ?? []) as Record<
      string,
      string
    >[];
    expect(items.map(({ name }) => name)).toEqual(shown.toArray().map((item) => $(item).text()));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    items.forEach(({ item }, index) => {
      const { pathname } = new URL(item ?? '');
      expect(pathname).toBe(shown.eq(index).find('a').attr('href') ?? path);
    });
    expect(items.length === 0).toBe(route.kind === 'home');
  });

  everyPage(
    'names a service where the page describes one, and the clinic as its provider',
    {
      tags: ['@3.13', '@3.14', '@3.15', '@9.25'],
    },
    ({ $, path, route, page }) => {
      const service = nodeOf(path, 'Service');
      expect(service !== undefined).toBe(route.kind === 'service' || route.kind === 'location');
      if (!service || !page || !('summary' in page)) return;
      expect(service.name).toBe(page.kind === 'location' ? page.heading : page.name);
      expect(service.url).toBe($('link[rel="canonical"]').attr('href'));
      expect(service.description).toBe(page.summary);
      expect(service.provider).toEqual({ '@id': nodeOf(path, 'MedicalClinic')?.['@id'] });
      const state = { '@type': 'State', name: 'Florida' };
      const city = (name: string) => ({ '@type': 'City', name, containedInPlace: state });
      // With visits by video the whole state is served.
      expect(service.areaServed).toEqual(
        page.kind === 'location' ? city(page.name) : [city('Naples'), state],
      );
      const offered = nodeOf(path, 'MedicalClinic')?.availableService as { name: string }[];
      expect(service.serviceType).toEqual(
        page.kind === 'service' ? page.serviceType : offered.map(({ name }) => name),
      );
    },
  );

  everyPage(
    'names the reviewer that the page names, and nobody if nobody has signed',
    ({ $, path, language, route, t, page }) => {
      const { lastReviewed, reviewedBy } = nodeOf(path, pageTypes[route.kind] ?? 'WebPage') as Node;
      const main = visibleText($, 'main');
      expect(lastReviewed).toBe(page?.reviewed?.on);
      expect(reviewedBy !== undefined).toBe(Boolean(page?.reviewed));
      expect(main.includes(t('page.reviewedBy'))).toBe(Boolean(page?.reviewed));
      if (page?.reviewed) expect(main).toContain(longDate(page.reviewed.on, language));
    },
  );

  everyPage(
    'names the psychiatrist as the page does',
    { tags: '@1.5' },
    ({ $, path, language, route, page }) => {
      const person = nodeOf(path, 'IndividualPhysician');
      const isReviewed = clinicians.map(fullName).includes(page?.reviewed?.by ?? '');
      expect(person !== undefined).toBe(['home', 'about'].includes(route.kind) || isReviewed);
      if (!person) return;
      const main = visibleText($, 'main');
      expect(main).toContain(person.name);
      const clinic = nodeOf(path, 'MedicalClinic') as Node;
      expect(person.practicesAt).toEqual({ '@id': clinic['@id'] });
      expect(person).toMatchObject({ address: clinic.address, telephone: clinic.telephone });
      if (isReviewed) {
        const facts = ['identifier', 'hasCredential', 'knowsLanguage'];
        expect(Object.keys(person).filter((key) => facts.includes(key))).toEqual([]);
        return;
      }
      const { identifier, hasCredential, knowsLanguage } = person as unknown as PersonFacts;
      for (const shown of [
        ...identifier.flatMap(({ name, value }) => [name, value]),
        ...hasCredential.map(({ recognizedBy }) => recognizedBy.name),
        ...knowsLanguage.map((tag) => languageName(tag, language)),
        person.disambiguatingDescription,
      ]) {
        expect(main).toContain(shown);
      }
      expect(
        $('main dd a')
          .toArray()
          .map((link) => $(link).attr('href')),
      ).toContain(identifier[0]?.url);
      // The home page shows less of a person than the page about the practice.
      const isProfile = route.kind === 'about';
      expect([identifier.length, hasCredential.length]).toEqual(isProfile ? [2, 2] : [1, 1]);
    },
  );

  everyPage('rates nobody and cannot end its element', ({ html }) => {
    const source = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '<';
    expect(source).not.toContain('<');
    expect(source).not.toMatch(/"(aggregateRating|AggregateRating|Rating|review|Review)"/);
    const samples = printedFigures(practice, 'en').filter(({ sample }) => sample);
    expect(samples).not.toEqual([]);
    for (const { text } of samples) expect(source).not.toContain(`"${text}"`);
  });
});

describe('the services that the clinic offers', () => {
  it.each([
    ['/', ['Anxiety', 'Depression', 'ADHD', 'PTSD', 'Bipolar', 'Medication management']],
    ['/es', ['ansiedad', 'depresión', 'TDAH', 'TEPT', 'bipolar', 'Manejo de medicamentos']],
  ])(
    'are on %s the six of the specification, in its language',
    { tags: ['@1.10', '@9.26'] },
    (path, names) => {
      const offered = nodeOf(path, 'MedicalClinic')?.availableService as { name: string }[];
      for (const name of names) {
        expect(
          offered.filter((service) => service.name.includes(name)),
          name,
        ).toHaveLength(1);
      }
    },
  );
});

describe('pages that are not for search engines', () => {
  onEach(otherDocuments.map((path) => ({ path })))('describe nothing', ({ path }) => {
    expect(readHtml(path).$('script[type="application/ld+json"]')).toHaveLength(0);
  });
});

function dayOf(address: string): Day {
  return week.find((day) => address.replace('https://schema.org/', '').startsWith(day)) as Day;
}
