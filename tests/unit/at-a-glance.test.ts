import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { SiteProvider } from '../../components/ui/SiteContext';
import { siteIn } from '../../lib/site.server';

it('the card shows the next opening to its last day', () => {
  const site = siteIn('en');
  const nextOpening = { date: '2026-12-03', confirmedOn: '2026-11-22', shownForDays: 14 };
  const visits = { ...site.visits, nextOpening };
  const isShown = (today: string) => {
    const children = createElement(AtAGlance);
    const card = SiteProvider({ site: { ...site, today, visits }, children });
    return renderToStaticMarkup(card).includes('December 3, 2026');
  };
  expect(['2026-12-03', '2026-12-04'].map(isShown)).toEqual([true, false]);
});
