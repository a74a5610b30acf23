import type { ReactNode } from 'react';
import type { PageContextServer } from 'vike/types';
import { renderDocument } from '../../components/document/renderDocument';
import { Layout } from '../../components/layout/Layout';
import { NotFound } from '../../components/not-found/NotFound';
import { spanishTemplate } from '../../components/not-found/spanish-template';
import { SiteProvider } from '../../components/ui/SiteContext';
import { notFoundMetadata } from '../../lib/head/metadata.server';
import { type Language, languageOfPath, otherLanguage } from '../../lib/language';
import { trackingAttributes } from '../../lib/privacy/page-privacy.server';
import { notFoundPaths } from '../../lib/routes.server';
import { siteContent, siteIn } from '../../lib/site.server';

/**
 * Renders the not-found page. Many hosts answer every unknown address with /404.html, so
 * this document also contains the Spanish page, which the page script shows below /es.
 * Without scripts a line in Spanish links to it.
 */
export function onRenderHtml(pageContext: PageContextServer) {
  const language = languageOfPath(pageContext.urlPathname);
  const site = siteIn(language);
  const { t, routes } = site;
  const inSpanish = siteIn('es').t;
  return renderDocument(pageContext, {
    path: notFoundPaths[language],
    // Only the English document has both bodies.
    needsScriptAtOnce: language === 'en',
    redirects: routes.redirects,
    tracking: trackingAttributes(null, siteContent()),
    metadata: notFoundMetadata(site),
    body:
      language === 'es' ? (
        <NotFoundBody language="es" />
      ) : (
        <>
          <NotFoundBody language="en">
            <div className="page-width pb-section">
              <p lang="es" className="max-w-measure">
                {t('notFound.otherLanguage')}{' '}
                <a href={siteIn('es').href('home')} className="underline underline-offset-4">
                  {t('notFound.otherLanguageLink')}
                </a>
              </p>
            </div>
          </NotFoundBody>
          <template
            id={spanishTemplate}
            title={inSpanish('notFound.title')}
            data-description={inSpanish('notFound.description')}
          >
            <NotFoundBody language="es" />
          </template>
        </>
      ),
  });
}

function NotFoundBody({ language, children }: { language: Language; children?: ReactNode }) {
  return (
    <SiteProvider site={siteIn(language)}>
      <Layout toggle={{ href: notFoundPaths[otherLanguage(language)], inPlace: true }}>
        <NotFound />
        {children}
      </Layout>
    </SiteProvider>
  );
}
