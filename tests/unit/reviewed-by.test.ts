import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ReviewedBy } from '../../components/layout/ReviewedBy';
import { fullName } from '../../lib/content/facts.server';
import type { Page } from '../../lib/content/types';
import type { Language } from '../../lib/language';
import { siteIn } from '../../lib/site.server';
import { rendered } from '../support/rendered';

/** What stands under the text of a page that somebody has reviewed, or nobody. */
function reviewIn(language: Language, reviewed: Page['reviewed']) {
  const site = siteIn(language);
  const page = { ...site.page('services/adhd-treatment'), reviewed } as Page;
  return rendered(createElement(ReviewedBy, { page }), site)('body');
}

describe('the review of a page', () => {
  const [lead] = siteIn('en').clinicians;

  it.each([
    ['en', '/about#clinician-1', 'November 20, 2026', 'November 20, 2027'],
    ['es', '/es/acerca-de#clinician-1', '20 de noviembre de 2026', '20 de noviembre de 2027'],
  ] as const)(
    'has its day, that of the next one, and a link to the clinician: %s',
    (language, profile, ...days) => {
      for (const by of [lead.name, fullName(lead)]) {
        const review = reviewIn(language, { by, on: '2026-11-20' });
        expect(review.find('a').attr('href')).toBe(profile);
        expect(review.find('a').text()).toBe(fullName(lead));
        for (const day of days) expect(review.text()).toContain(day);
      }
    },
  );

  it('names somebody else without a link', () => {
    const review = reviewIn('en', { by: 'Jo Reader, MD', on: '2026-11-20' });
    expect(review.text()).toContain('Jo Reader, MD.');
    expect(review.find('a')).toHaveLength(0);
  });

  it.each([null, undefined])('is not spoken of on a page that nobody has reviewed: %s', (none) => {
    expect(reviewIn('en', none).text()).toBe('');
  });
});
