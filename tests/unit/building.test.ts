import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactDetails } from '../../components/layout/ContactDetails';
import { SiteProvider } from '../../components/ui/SiteContext';
import { languages } from '../../lib/language';
import { siteIn } from '../../lib/site.server';

/** Each fact of the building with the words for yes and for no. */
const facts = [
  ['stepFree', 'stepFree', 'noStepFree'],
  ['elevator', 'elevator', 'noElevator'],
  ['accessibleRestroom', 'restroom', 'noRestroom'],
] as const;

describe.each(languages)('the way into the building in %s', (language) => {
  const site = siteIn(language);

  it.each(facts)('is told as it is, and not where it is not known: %s', (fact, yes, no) => {
    const words = [yes, no].map((key) => site.t(`visit.${key}`).toLowerCase());
    const said = (value: boolean | null) => {
      const practice = { ...site.practice, building: { [fact]: value, parking: null } };
      const children = createElement(ContactDetails);
      const details = SiteProvider({ site: { ...site, practice } as typeof site, children });
      const text = renderToStaticMarkup(details).toLowerCase();
      return words.filter((word) => text.includes(`>${word}.<`));
    };
    expect([true, false, null].map(said)).toEqual([[words[0]], [words[1]], []]);
  });
});
