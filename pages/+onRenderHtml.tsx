import type { ComponentType } from 'react';
import type { PageContextServer } from 'vike/types';
import { renderDocument } from '../components/document/renderDocument';
import { Layout } from '../components/layout/Layout';
import { SiteProvider } from '../components/ui/SiteContext';
import type { Page as PageWords } from '../lib/content/types';
import { pageMetadata } from '../lib/head/metadata.server';
import { otherLanguage } from '../lib/language';
import type { PageParams } from '../lib/page-route.server';
import { trackingAttributes } from '../lib/privacy/page-privacy.server';
import { siteContent, siteIn } from '../lib/site.server';
import { structuredData } from '../lib/structured-data/graph.server';

type PageContext = PageContextServer & { Page: ComponentType<{ page: PageWords }> };

/** Renders a page of the route table. https://vike.dev/onRenderHtml */
export function onRenderHtml(pageContext: PageContext) {
  const { Page, routeParams } = pageContext;
  const { id, language } = routeParams as PageParams;
  const site = siteIn(language);
  const page = site.page(id);
  const { path, isInToggleMapping } = site.routes.routeOf(id);
  return renderDocument(pageContext, {
    path: path[language],
    redirects: site.routes.redirects,
    hasFold: true,
    metadata: pageMetadata(page, site),
    tracking: trackingAttributes(page, siteContent()),
    structuredData: structuredData(page, site),
    body: (
      <SiteProvider site={site}>
        <Layout toggle={{ href: path[otherLanguage(language)], inPlace: !isInToggleMapping }}>
          <Page page={page} />
        </Layout>
      </SiteProvider>
    ),
  });
}
