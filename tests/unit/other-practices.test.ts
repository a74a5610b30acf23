// @module-tag further
import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../lib/checks/checks.server';
import type { Finding } from '../../lib/findings/finding';
import { ContentCopy, today } from '../support/content-copy';

const content = new ContentCopy();

/** The findings on places and people, as "code file found". */
function placeFindings(): string[] {
  return findings().map(({ code, file, values }) => {
    const path = file.replace(`${content.folder}/`, '');
    return `${code} ${path} ${values.found ?? values.name}`;
  });
}

function findings(): Finding[] {
  const codes = ['other-county', 'other-place', 'unknown-clinician', 'called-physician'];
  return checkFolder(content.folder, today).findings.filter(({ code }) => codes.includes(code));
}

const file = 'en/towns/estero.md';

describe('a text that names a place which no fact knows', () => {
  it.for([
    ['Go to Tampa General Hospital.', 'Tampa'],
    ['Ask at Bay Pines Medical Center.', 'Bay Pines Medical Center'],
    ['Hospital Bautista is near.', 'Hospital Bautista'],
    ['Sarasota Memorial Hospital is near.', 'Sarasota'],
    ['It lies in Hillsborough County.', 'Hillsborough'],
    ['In Orange and Osceola counties, or in Palm Beach County.', 'Palm Beach'],
    ['La oficina del condado de Miami-Dade.', 'Miami-Dade'],
    ['The drive from St. Petersburg.', 'St. Petersburg'],
    ['The drive from St Petersburg.', 'St Petersburg'],
    ['Near Cape Coral, over the bridge.', 'Cape Coral'],
  ])('is reported: %s (%s)', ([text, found]) => {
    content.append(file, `\n${text}\n`);
    expect(placeFindings()).toContain(`other-place ${file} ${found}`);
  });

  it.for([
    'Write to the state in Tallahassee.',
    'It lies in Collier County, near Naples and Bonita Springs.',
    'Lee Memorial Hospital, NCH Baker Hospital and Physicians Regional.',
    'The Florida Department of Health and the Mental Health Hotline.',
    'The nearest hospital, a medical center and your health plan.',
    'The South Regional Library.',
  ])('is not: %s', (text) => {
    content.append(file, `\n${text}\n`);
    expect(placeFindings()).toEqual([]);
  });

  it.for([
    ['- **Bayfront, Main Campus:** 701 Sixth Street South', 'Bayfront, Main Campus'],
    ['- **Bay Pines Healthcare System:** daily', 'Bay Pines Healthcare System'],
  ])('is reported in the entry of a list: %s (%s)', ([text, found]) => {
    content.append(file, `\n${text}\n`);
    expect(placeFindings()).toContain(`other-place ${file} ${found}`);
  });

  it.for([
    ['claim', 'Emergency rooms of Tampa General Hospital', 'Tampa'],
    ['name', 'Bay Pines Healthcare System', 'Bay Pines Healthcare System'],
    ['name', 'Sarasota Herald-Tribune', 'Sarasota'],
  ])('is reported in the %s of a source: %s (%s)', ([field, text, found]) => {
    content.set(file, `sources.0.${field}`, text);
    expect(placeFindings()).toContain(`other-place ${file} ${found}`);
  });

  it('is not in the name of a newspaper of the whole state', () => {
    content.set(file, 'sources.0.name', 'Miami Herald, on a law');
    expect(placeFindings()).toEqual([]);
  });

  it('is not, once the place is a fact', () => {
    content.append(file, '\nNear Cape Coral.\n');
    content.append('places.yaml', '- name: Cape Coral\n  county: Lee\n');
    expect(placeFindings()).toEqual([]);
  });
});

describe('a practice that moved to another county', () => {
  const move = () => {
    content.replace('towns.yaml', /county: .*/g, 'county: Hillsborough');
    return findings();
  };

  it('gets a finding for each crisis center and hospital of the old one', () => {
    move();
    expect(placeFindings()).toContain('other-county crisis.yaml David Lawrence Centers');
    expect(placeFindings()).toContain('other-county places.yaml NCH Baker Hospital');
  });

  it('gets those findings too where it only gives up the towns of the old county', () => {
    content.replace('towns.yaml', 'county: Collier', 'county: Lee');
    content.replace('towns.yaml', /(county: Collier\n[\s\S]*?retired: )false/g, '$1true');
    expect(placeFindings()).toContain('other-county crisis.yaml David Lawrence Centers');
    expect(placeFindings()).toContain('other-county places.yaml NCH Baker Hospital');
  });

  it('gets a finding for each text that names a hospital of the old one, once that is no fact', () => {
    content.write('places.yaml', '[]\n');
    const page = 'policies/emergency-policy.md';
    expect(placeFindings()).toContain(`other-place en/${page} NCH Baker Hospital`);
    expect(placeFindings()).toContain(`other-place es/${page} NCH Baker Hospital`);
  });

  it('is not built with them, unless it is a sample', () => {
    expect(new Set(move().map(({ level }) => level))).toEqual(new Set(['launch']));
    content.set('practice.yaml', 'sample', undefined);
    expect(new Set(findings().map(({ level }) => level))).toEqual(new Set(['fault']));
  });
});

describe('a text that names a doctor', () => {
  it.for([
    ['Dr. Rivera prescribes them.', 'Dr. Rivera'],
    ['La Dra. Marta Rivera los receta.', 'Dra. Marta Rivera'],
  ])('is reported where no clinician has the name: %s (%s)', ([text, found]) => {
    content.append(file, `\n${text}\n`);
    expect(placeFindings()).toEqual([`unknown-clinician ${file} ${found}`]);
  });

  it.for(['3001 West Dr. Martin Luther King Jr. Boulevard', '12 Dr. Rivera Street'])(
    'is not where it is the name of a street: %s',
    (address) => {
      content.append(file, `\nIt is at ${address}.\n`);
      expect(placeFindings()).toEqual([]);
    },
  );

  it('is not where one has it', () => {
    content.append(file, '\nDr. Sample prescribes them.\n');
    expect(placeFindings()).toEqual([]);
  });

  it('is reported in an answer of the facts as well', () => {
    const answer = { en: 'Dr. Rivera sees you every month.', es: 'La consulta es cada mes.' };
    content.set('visits.yaml', 'answers', { rhythm: answer });
    expect(placeFindings()).toEqual(['unknown-clinician visits.yaml Dr. Rivera']);
  });
});

/** The findings of a code, as "file field found". */
const offers = (code: string) =>
  checkFolder(content.folder, today)
    .findings.filter((finding) => finding.code === code)
    .map(({ file, field, values }) =>
      `${file.replace(`${content.folder}/`, '')} ${field} ${values.found ?? values.count}`.trim(),
    );

describe('a practice that has left out a service or a policy', () => {
  it('gets a finding for each text that offers the service in a few words, in both languages', () => {
    expect(offers('names-left-out')).toEqual([]);
    content.set('services.yaml', '4.retired', true);
    content.append('es/services.md', '\nAquí empieza el tratamiento del trastorno bipolar.\n');
    const found = offers('names-left-out');
    expect(found).toContain('en/home.md topics.4 bipolar');
    expect(found).toContain('en/services.md description bipolar');
    expect(found).toContain('es/services.md description bipolar');
    expect(found).toContain('es/services.md text tratamiento trastorno bipolar');
    expect(found.join()).not.toContain('services/bipolar-treatment.md');
  });

  it('gets a finding for each text that names the policy', () => {
    content.set('policies.yaml', '4.retired', true);
    expect(offers('names-left-out')).toContain(
      'en/policies/billing-policy.md text cancellation policy',
    );
    expect(offers('names-left-out')).toContain(
      'es/policies/billing-policy.md text politica cancelacion',
    );
  });
});

describe('a practice in network with a few insurers', () => {
  it('gets a finding for each text that speaks of most of them', () => {
    expect(offers('says-most-insurers')).toEqual([]);
    const entry = (id: string) => `- id: ${id}\n  name: ${id}\n  state: in network\n`;
    content.write('insurers.yaml', ['aetna', 'cigna', 'oscar'].map(entry).join(''));
    expect(offers('says-most-insurers')).toEqual([
      'en/dictionary.yaml insurance.intro 3',
      'en/home.md description 3',
      'es/dictionary.yaml insurance.intro 3',
    ]);
  });
});

describe('a practice whose lead does not speak Spanish', () => {
  it('gets a finding for each text that names both in a sentence', () => {
    expect(offers('said-to-speak-spanish')).toEqual([]);
    content.set('clinicians.yaml', '0.languages', ['en']);
    const found = offers('said-to-speak-spanish').map((text) => text.replace(/ \S+$/, ''));
    expect(found).toContain('en/home.md lead');
    expect(found).toContain('es/home.md lead');
    expect(found).toContain('en/home.md description');
    expect(found.join()).not.toContain('dictionary');
  });
});

describe('a practice in which nobody speaks Spanish', () => {
  it('gets a finding', () => {
    content.set('clinicians.yaml', '0.languages', ['en']);
    expect(offers('nobody-speaks-spanish')).toHaveLength(0);
    content.set('visits.yaml', 'staffLanguages', undefined);
    expect(offers('nobody-speaks-spanish')).toHaveLength(1);
  });
});

describe('a practice that a nurse practitioner leads', () => {
  it.for(['en/telepsychiatry.md', 'en/services/adhd-treatment.md'])(
    'reads no word of a doctor who prescribes by federal law: %s',
    (page) => {
      for (const text of [content.read(page), content.read(page.replace('en/', 'es/'))]) {
        expect(text).not.toMatch(/doctor who prescribes|doctor prescribe|médico que receta/);
      }
    },
  );

  it('gets a finding for each text that calls her a psychiatrist, but for none about law', () => {
    content.set('clinicians.yaml', '0.credentials', 'APRN, PMHNP-BC');
    const texts = placeFindings().map((finding) => finding.split(' ')[1]);
    expect(texts).toContain('en/towns/estero.md');
    expect(texts).toContain('es/towns/naples.md');
    expect(texts).not.toContain('en/telepsychiatry.md');
    expect(texts).not.toContain('en/policies/emergency-policy.md');
  });
});
