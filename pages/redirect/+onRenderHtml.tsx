import type { PageContextServer } from 'vike/types';
import { renderDocument } from '../../components/document/renderDocument';
import { redirectMetadata } from '../../lib/head/metadata.server';
import type { PageParams } from '../../lib/routes.server';
import { siteIn } from '../../lib/site.server';

/**
 * A page that has moved. A refresh after zero seconds replaces the entry in the history and
 * needs no script; the link is for browsers set to ignore it, and stays out of sight for a
 * moment so that nobody else sees a page flash by.
 */
export function onRenderHtml(pageContext: PageContextServer) {
  const { id, language } = pageContext.routeParams as PageParams;
  const { t, href, page, practice } = siteIn(language);
  const path = href(id);
  return renderDocument(pageContext, {
    path,
    metadata: redirectMetadata(page(id), t, practice),
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
