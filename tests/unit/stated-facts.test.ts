import { createElement, Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { ClinicianFacts } from '../../components/clinicians/Clinicians';
import { Hero } from '../../components/home/Hero';
import { Reviews } from '../../components/home/Reviews';
import { ContactDetails } from '../../components/layout/ContactDetails';
import { Sources } from '../../components/layout/Sources';
import { ExistingPatients, Referrals } from '../../components/patient-links/PatientLinks';
import type { PageOf } from '../../lib/content/types';
import { languages } from '../../lib/language';
import { type Site, siteIn } from '../../lib/site.server';
import { longDate } from '../../lib/time/dates.server';
import { texts } from '../build/built-site';
import { rendered } from '../support/rendered';

const source = { name: 'A survey', url: 'https://survey.test/', checkedOn: '2026-03-01' };

/** Each fact of the building with the words for yes and for no. */
const ofBuilding = [
  ['stepFree', 'stepFree', 'noStepFree'],
  ['elevator', 'elevator', 'noElevator'],
  ['accessibleRestroom', 'restroom', 'noRestroom'],
] as const;

describe.each(languages)('the statement in %s', (language) => {
  const site = siteIn(language);
  const { t } = site;
  const withFacts = (practice: object) =>
    ({ ...site, practice: { ...site.practice, ...practice } }) as Site;

  it.each(ofBuilding)(
    'about the way into the building is missing if it is not known: %s',
    (fact, yes, no) => {
      const words = [yes, no].map((key) => t(`visit.${key}`).toLowerCase());
      const wordsFor = (value: boolean | null) => {
        const building = { [fact]: value, parking: null };
        const $ = rendered(createElement(ContactDetails), withFacts({ building }));
        return words.filter((word) => $.html().toLowerCase().includes(`>${word}.<`));
      };
      expect([true, false, null].map(wordsFor)).toEqual([[words[0]], [words[1]], []]);
    },
  );

  it('about new patients is missing for a clinician of whom it is not known', () => {
    const words = [t('clinician.takesNewPatients'), t('clinician.takesNoNewPatients')];
    const wordsFor = (acceptsNewPatients: boolean | null) => {
      const clinician = { ...site.clinicians[0], acceptsNewPatients };
      const $ = rendered(createElement(ClinicianFacts, { clinician, className: '' }), site);
      return words.filter((word) =>
        texts($, 'dd').join('|').toLowerCase().includes(`|${word.toLowerCase()}|`),
      );
    };
    expect([true, false, null].map(wordsFor)).toEqual([[words[0]], [words[1]], []]);
  });

  it('as a review or a figure has its source, and is a sample only where it has none', {
    tags: '@1.15',
  }, () => {
    const [backed, sample] = [{ source }, { sample: true as const }];
    const figures = {
      yearsOfExperience: { value: 20, ...backed },
      patientSuccessRate: { value: 0, ...sample },
      positiveReviews: null,
    };
    const reviews = [
      { text: 'Good.', author: 'A patient', ...backed },
      { text: 'Fair.', author: 'A patient', ...sample },
    ];
    const hero = createElement(Hero, { page: site.page('home') as PageOf<'home'> });
    const both = createElement(Fragment, null, hero, createElement(Reviews, { reviews }));
    const $ = rendered(both, withFacts({ figures }));
    for (const [entry, mark] of [
      [`dl[aria-label="${t('stats.label')}"] > div`, t('stats.sample')],
      ['#reviews li', t('reviews.sample')],
    ] as const) {
      expect(texts($, entry).map((text) => text.includes(mark))).toEqual([false, true]);
      expect(
        $(entry)
          .map((_, { children }) => $(children).find('a').attr('href'))
          .get(),
      ).toEqual([source.url]);
    }
  });

  it('of sources is the earliest day on which one was read', () => {
    const sources = [source, { ...source, url: 'https://law.test/', checkedOn: '2026-01-01' }];
    const text = rendered(createElement(Sources, { sources }), site).text();
    expect(text).toContain(longDate('2026-01-01', language));
  });

  it('to patients and to who refers them is each address, form and fact', () => {
    const form = { name: { en: 'History', es: 'Historia' }, file: '/forms/history.pdf' };
    const { portal, payment, refills, videoVisit, ...others } = site.practice.existingPatients;
    const places = { portal, payment, refills, videoVisit };
    const existingPatients = { ...places, ...others, forms: [form] };
    const parts = [ExistingPatients, Referrals].map((part) =>
      createElement(part, { key: part.name }),
    );
    const $ = rendered(parts, withFacts({ existingPatients }));
    expect(
      $('a')
        .map((_, { attribs }) => attribs.href)
        .get(),
    ).toEqual([...Object.values(places), form.file]);
    expect($('li a').text()).toBe(form.name[language]);
    const { fax, send, report } = site.practice.referrals ?? {};
    expect(texts($, 'dd')).toEqual([fax, send?.[language], report?.[language]]);
  });
});
