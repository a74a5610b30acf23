import type { PageContextServer } from 'vike/types';
import { renderDocument } from '../../components/document/renderDocument';
import { redirectMetadata } from '../../lib/head/metadata.server';
import type { PageParams } from '../../lib/page-route.server';
import { siteIn } from '../../lib/site.server';

/**
 * Renders a redirect. A refresh after zero seconds replaces the entry in the history and needs
 * no script. The link is for browsers that ignore the refresh. It appears only after a moment,
 * so that no page flashes by in other browsers.
 */
export function onRenderHtml(pageContext: PageContextServer) {
  const { id, language } = pageContext.routeParams as PageParams;
  const site = siteIn(language);
  const { t, href, page } = site;
  const path = href(id);
  return renderDocument(pageContext, {
    path,
    redirects: site.routes.redirects,
    metadata: redirectMetadata(page(id), site),
    body: (
      <>
        <meta httpEquiv="refresh" content={`0; url=${path}`} />
        <main className="invisible animate-[appear_0s_2s_forwards] p-4">
          <h1 className="text-h2">{t('redirect.title')}</h1>
          <a href={path} className="underline">
            {page(id).heading}
          </a>
        </main>
      </>
    ),
  });
}
