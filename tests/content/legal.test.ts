import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { storedItems } from '../../lib/privacy/disclosure.server';
import { type BuiltPage, builtPages, visibleText } from '../build/built-site';
import { onEach } from '../support/on-each';

const { practice, words } = readContent(contentFolder);
const pages = builtPages();

const built = (id: string, language: string) =>
  pages.find((page) => page.route.id === id && page.language === language) as BuiltPage;

/** The statements that 45 CFR 164.520(b)(1) requires of a notice, with the part of the page that makes each. */
const requiredElements = {
  'treatment, with an example': 'treatment',
  'payment, with an example': 'payment',
  'health care operations, with an example': 'running-the-practice-health-care-operations',
  'uses required by law': 'when-the-law-requires-it',
  'public health': 'public-health',
  'abuse and neglect': 'abuse-neglect-and-domestic-violence',
  'health oversight': 'health-oversight',
  'judicial proceedings': 'court-orders-and-legal-cases',
  'law enforcement': 'law-enforcement',
  'coroners and funeral directors': 'coroners-medical-examiners-and-funeral-directors',
  'organ donation': 'organ-and-tissue-donation',
  research: 'research',
  'serious threats': 'serious-threat-to-health-or-safety',
  'specialized government functions': 'special-government-functions',
  'workers’ compensation': 'workers-compensation',
  'people involved in care': 'family-and-others-involved-in-your-care',
  'disaster relief': 'disaster-relief',
  'stricter law of the state': 'florida-law-on-mental-health-records',
  'substance use records, 42 CFR Part 2': 'substance-use-treatment-records',
  'no use of those records in proceedings': 'no-use-of-these-records-in-cases-against-you',
  'authorization for psychotherapy notes': 'psychotherapy-notes',
  'authorization for marketing': 'marketing',
  'authorization for sale': 'sale-of-your-information',
  'other uses with authorization only': 'all-other-uses',
  'revoking an authorization': 'how-to-take-your-permission-back',
  fundraising: 'fundraising',
  redisclosure: 'when-others-pass-your-information-on',
  'right to ask for restrictions': 'ask-us-to-limit-what-we-use-or-share',
  'right to restrict what is paid in full': 'keep-from-your-health-plan-what-you-pay-for-yourself',
  'right to confidential communications': 'ask-us-to-reach-you-in-a-private-way',
  'right to inspect and copy': 'see-your-record-and-get-a-copy',
  'right to amend': 'ask-us-to-correct-your-record',
  'right to an accounting': 'get-a-list-of-those-who-received-your-information',
  'right to a paper copy': 'get-this-notice-on-paper',
  'duty to keep information private': 'keep-your-information-private',
  'duty to give notice': 'give-you-this-notice',
  'duty to tell of a breach': 'tell-you-about-a-breach',
  'duty to follow the notice': 'follow-this-notice',
  'right to change the notice': 'our-right-to-change-it',
  'how a revised notice is given': 'how-you-get-the-new-notice',
  'complaints to the practice': 'complain-to-us',
  'complaints to the Secretary': 'complain-to-the-federal-government',
  'no retaliation': 'no-retaliation',
  contact: 'whom-to-contact',
  'effective date': 'effective-date',
};

describe('the HIPAA notice', () => {
  const english = built('policies/hipaa-notice', 'en');
  const spanish = built('policies/hipaa-notice', 'es');
  const headings = ({ $ }: BuiltPage) => $('.prose h2, .prose h3').toArray();

  it('opens with the words that the rule prescribes', () => {
    expect(visibleText(english.$, 'main')).toContain(
      'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
    );
    expect(visibleText(spanish.$, 'main')).toMatch(
      /ESTA NOTIFICACIÓN DESCRIBE CÓMO PUEDE UTILIZARSE Y DIVULGARSE SU INFORMACIÓN MÉDICA.*REVÍSELA CON CUIDADO/,
    );
  });

  it.each(Object.entries(requiredElements))('has a section on %s', (_, id) => {
    const index = headings(english).findIndex((heading) => english.$(heading).attr('id') === id);
    expect(index, `#${id}`).toBeGreaterThanOrEqual(0);
    const counterpart = headings(spanish)[index];
    expect(spanish.$(counterpart).attr('id')).toMatch(/^[a-z0-9-]+$/);
    for (const [page, heading] of [
      [english, headings(english)[index]],
      [spanish, counterpart],
    ] as const) {
      const text = page.$(heading).nextUntil('h2, h3').text();
      expect(text.length, page.$(heading).text()).toBeGreaterThan(30);
    }
  });
});

describe('the page about emergencies', () => {
  it.each(['en', 'es'])('links every telephone number in its first lines (%s)', (language) => {
    const { $ } = built('policies/emergency-policy', language);
    const lead = $('.article-heading p').first();
    expect(lead.text()).toMatch(/911|988/);
    for (const part of [lead, $('section[aria-labelledby="summary"]')]) {
      const untappable = part.clone();
      untappable.find('a').remove();
      expect(untappable.text()).not.toMatch(/\b(911|988)\b|\d{3}-\d{4}/);
      part.find('a').each((_, link) => {
        if ($(link).text().startsWith('AYUDA')) {
          expect($(link).attr('href')).toBe('sms:988?&body=AYUDA');
          return;
        }
        const digits = $(link).text().replace(/\D/g, '').slice(-10);
        expect($(link).attr('href')).toMatch(new RegExp(`^tel:(\\+1)?${digits}$`));
      });
    }
  });
});

describe('the cookie policy', () => {
  it.each(['en', 'es'])(
    'lists the items that the site and its trackers in use store, from the table used to clear them (%s)',
    (language) => {
      const { $ } = built('policies/cookie-policy', language);
      const names = $('section[aria-labelledby=cookies] tbody tr > :first-child')
        .toArray()
        .map((cell) => $(cell).text());
      const stored = storedItems(practice.storagePrefix).filter(
        ({ tracker, purpose }) =>
          (!tracker || practice.trackers[tracker]) && (purpose !== 'clip' || practice.video),
      );
      expect(names).toEqual(stored.map(({ name }) => name));
    },
  );
});

describe('the page about patient rights', () => {
  it.each(['en', 'es'])(
    'offers language help in 16 languages, each marked as such (%s)',
    (language) => {
      const { $ } = built('policies/patient-rights', language);
      const offers = $('section[aria-labelledby="language-help"] dl > div');
      expect(offers).toHaveLength(16);
      expect(new Set(offers.toArray().map((offer) => $(offer).attr('lang'))).size).toBe(16);
      expect(offers.filter('[lang="ar"]').attr('dir')).toBe('rtl');
      for (const offer of offers.toArray()) expect($(offer).text()).toMatch(/TTY ?[:：] ?711/);
    },
  );
});

describe('the policies that are not in force', () => {
  it.each(['en', 'es'])('say that they are drafts (%s)', (language) => {
    const draft = language === 'en' ? 'Draft, not in force' : 'Borrador, aún no está en vigor';
    for (const { route, $ } of pages.filter((page) => page.language === language)) {
      const page = words.en.pages.get(route.id);
      // Beside help in an emergency the mark of a draft would make readers doubt the numbers.
      const isDraft =
        page?.kind === 'policy' && !page.effectiveOn && page.shows !== 'crisis centers';
      expect(visibleText($, 'main').includes(draft)).toBe(isDraft);
    }
  });
});

describe('every page', () => {
  onEach(pages)('leads to the accessibility statement', ({ $, language }) => {
    const rights = built('policies/patient-rights', language);
    const part = $(`footer a[href^="${rights.path}#"]`).attr('href')?.split('#')[1];
    const statement = rights.$(`.prose h2[id="${part}"]`).nextUntil('h2').text();
    expect(statement).toContain('WCAG');
  });

  onEach(pages)('leads by name to the nondiscrimination notice and to language help', (page) => {
    const rights = built('policies/patient-rights', page.language);
    const names =
      page.language === 'en'
        ? ['Notice of nondiscrimination', 'Language help']
        : ['Aviso de no discriminación', 'Ayuda con el idioma'];
    for (const name of names) {
      const link = page
        .$(`footer a[href^="${rights.path}#"]`)
        .filter((_, a) => page.$(a).text() === name);
      expect(rights.$(`h2[id="${link.attr('href')?.split('#')[1]}"]`), name).toHaveLength(1);
    }
  });
});

it.each([
  ['en', /^accept/i, /^reject/i],
  ['es', /^acept/i, /^rechaz/i],
] as const)('the buttons of the banner say what they do (%s)', (language, accepts, rejects) => {
  const { $ } = built('home', language);
  const wordsOf = (choice: string) => $(`#choices [data-choose="${choice}"]`).text().trim();
  expect(wordsOf('all')).toMatch(accepts);
  expect(wordsOf('none')).toMatch(rejects);
});
