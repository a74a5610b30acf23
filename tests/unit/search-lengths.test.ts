import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { shortenedForSearch } from '../../lib/content/search-lengths.server';
import { ContentCopy, today } from '../support/content-copy';

const ownName = 'Whitfield & Marquez Psychiatric Associates, P.A.';

describe('a title that a long name makes too long', () => {
  it.for([
    [
      'Ann Li, MD | Shore Psychiatry | (239) 555-0100',
      'Ann Li, MD | Shore Psychiatry | (239) 555-0100',
    ],
    [
      `Elena Marquez, MD | Bay Psychiatry | Naples, Florida | (239) 555-0100`,
      'Elena Marquez, MD | Bay Psychiatry | Naples, Florida',
    ],
    [
      'Online Psychiatric Nurse Practitioner in Florida: Video Visits from Home',
      'Online Psychiatric Nurse Practitioner in Florida',
    ],
    [
      'Bipolar Disorder Treatment for Adults in Lauderdale-by-the-Sea, FL',
      'Bipolar Disorder Treatment for Adults in…',
    ],
  ] as const)('loses its last parts: %s is %s', ([text, shown]) => {
    expect(shortenedForSearch(text, 'title')).toBe(shown);
  });
});

describe('a description that a long name makes too long', () => {
  it.for([
    [
      `See a doctor of ${ownName} in Naples, or by video from anywhere in Florida, in English or Spanish. We treat adults. Call us at (239) 555-0100.`,
      `See a doctor of ${ownName} in Naples, or by video from anywhere in Florida, in English or Spanish. We treat adults.`,
    ],
    [
      `Request an appointment with ${ownName} in Naples, Florida, by phone or online: what happens next, directions and interpreters.`,
      `Request an appointment with ${ownName} in Naples, Florida, by phone or online: what happens next.`,
    ],
    [
      'Feeling low? Learn the signs of depression and what a first visit at the Lauderdale-by-the-Sea Institute of Psychiatric Medicine is like and which treatments can help.',
      'Feeling low? Learn the signs of depression and what a first visit at the Lauderdale-by-the-Sea Institute of Psychiatric Medicine is like and which treatments…',
    ],
    ['It fits.', 'It fits.'],
  ] as const)('ends earlier: %s', ([text, shown]) => {
    expect(shortenedForSearch(text, 'description')).toBe(shown);
  });
});

describe('a practice whose lead has a long name', () => {
  const content = new ContentCopy();

  it.for([
    ['Elena Marquez-Whitfield', 'MD', 'Whitfield & Marquez Psychiatric Associates, P.A.', 'Naples'],
    ['Maria Torres', 'APRN, PMHNP-BC', 'Torres Psychiatry', 'Naples'],
    [
      'José Ángel Peñalver-Núñez',
      'D.O.',
      'Bahía Alta Psychiatric Medicine',
      'Lauderdale-by-the-Sea',
    ],
  ] as const)('is read whole: %s, %s of %s in %s', ([name, credentials, practice, city]) => {
    content.set('clinicians.yaml', '0.name', name);
    content.set('clinicians.yaml', '0.credentials', credentials);
    content.set('practice.yaml', 'name', practice);
    content.set('practice.yaml', 'address.city', city);
    expect(() => readContent(content.folder, today)).not.toThrow();
  });
});
