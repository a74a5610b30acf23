import { load } from 'cheerio';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IslandsContext } from '../../components/islands/Island';
import { SiteProvider } from '../../components/ui/SiteContext';
import type { Site } from '../../lib/site.server';

/** The parsed HTML of a component, rendered with a site. */
export function rendered(children: ReactNode, site: Site) {
  const part = SiteProvider({ site, children });
  return load(renderToStaticMarkup(createElement(IslandsContext, { value: [] }, part)));
}
