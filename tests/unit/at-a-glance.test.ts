import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { SiteProvider } from '../../components/ui/SiteContext';
import { siteIn } from '../../lib/site.server';

it('the next opening is on the card until its last day, and gone the day after', () => {
  const site = siteIn('en');
  const nextOpening = { date: '2026-11-24', confirmedOn: '2026-11-20', shownForDays: 14 };
  const visits = { ...site.visits, nextOpening };
  const shownOn = (today: string) => {
    const children = createElement(AtAGlance);
    const card = SiteProvider({ site: { ...site, today, visits }, children });
    return renderToStaticMarkup(card).includes('<div data-last-day="2026-11-24">');
  };
  expect(['2026-11-23', '2026-11-24', '2026-11-25'].map(shownOn)).toEqual([true, true, false]);
});
