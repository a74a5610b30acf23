import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../lib/checks/checks.server';
import { professionOf } from '../../lib/content/credentials';
import { sentenceOf } from '../../lib/findings/finding';
import { ContentCopy } from '../support/content-copy';

const content = new ContentCopy();

/**
 * A practice that the site is not for, the file with the reason, and
 * words of the finding in English and Spanish.
 */
const refused: [practice: string, make: () => void, file: string, en: RegExp, es: RegExp][] = [
  [
    'in Georgia',
    () => content.set('practice.yaml', 'address.state', 'GA'),
    'practice.yaml',
    /written for Florida’s law/,
    /según las leyes de Florida/,
  ],
  [
    'with a second office',
    () => content.set('towns.yaml', '1.office', true),
    'towns.yaml',
    /knows one office/,
    /conoce un solo consultorio/,
  ],
  [
    'without an office',
    () => content.set('towns.yaml', '0.office', undefined),
    'towns.yaml',
    /for practices with an office/,
    /para consultorios con una oficina/,
  ],
  [
    'led by a psychologist',
    () => content.set('clinicians.yaml', '0.credentials', 'PhD'),
    'clinicians.yaml',
    /whose lead prescribes/,
    /cuyo profesional principal receta/,
  ],
  [
    'with www. in its domain',
    () => content.set('practice.yaml', 'domain', 'www.sample-coast.example'),
    'practice.yaml',
    /address of the site is always https:\/\/www\./,
    /dirección del sitio es siempre https:\/\/www\./,
  ],
  [
    'with a sentence about waiting, which is printed within another',
    () =>
      content.set('practice.yaml', 'building.waitingRoom', { en: 'Wait here.', es: 'un sillón' }),
    'practice.yaml',
    /within a sentence/,
    /dentro de una oración/,
  ],
  ['without Spanish', () => content.remove('es'), 'es', /missing-language/, /missing-language/],
  ['without English', () => content.remove('en'), 'en', /missing-language/, /missing-language/],
];

describe('a practice that the site is not for is refused with the reason', () => {
  it.for(refused)('%s', ([, make, file, en, es]) => {
    make();
    const faults = checkFolder(content.folder).findings.filter(({ level }) => level === 'fault');
    expect(faults.map((fault) => fault.file.replace(`${content.folder}/`, ''))).toEqual([file]);
    expect(faults.map((fault) => sentenceOf(fault))[0]).toMatch(en);
    expect(faults.map((fault) => sentenceOf(fault, 'es'))[0]).toMatch(es);
  });
});

describe('what the letters behind a name say', () => {
  it.for([
    ['MD', 'physician'],
    ['M.D.', 'physician'],
    ['MD, PhD', 'physician'],
    ['D.O.', 'physician'],
    ['M.D./Ph.D.', 'physician'],
    ['md', 'physician'],
    ['PhD, MD, APRN', 'physician'],
    ['APRN', 'nurse'],
    ['APRN, PMHNP-BC', 'nurse'],
    ['DNP, PMHNP', 'nurse'],
    ['ARNP', 'nurse'],
    ['NP', 'nurse'],
    ['DNP, PMHNP-BC', 'nurse'],
    ['NP, PA', 'nurse'],
    ['PMHCNS-BC', 'nurse'],
    ['PA', 'assistant'],
    ['PA-C', 'assistant'],
    ['PhD', undefined],
    ['Psy.D.', undefined],
    ['LCSW', undefined],
    ['LMHC', undefined],
    ['', undefined],
  ] as const)('%s: %s', ([credentials, profession]) => {
    expect(professionOf(credentials)).toBe(profession);
  });
});
