import { code as inlineScript } from 'virtual:inline-script/document/inline-script';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { StaticRouter } from 'react-router';
import type { Graph } from 'schema-dts';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { brandColors } from '../../lib/brand.server';
import { type Metadata, shareImageSize } from '../../lib/head/metadata.server';
import { speculationRules } from '../../lib/head/speculation-rules.server';
import { type Language, otherLanguage } from '../../lib/language';
import type { TrackingAttributes } from '../../lib/privacy/page-privacy.server';
import type { Redirect } from '../../lib/routes.server';
import { scriptText } from '../../lib/structured-data/graph.server';
import { type IslandRequest, IslandsContext, renderIslands } from '../islands/Island';
import { FirstFrame, StyleSheetContext } from '../layout/FirstScreen';
import { type Assets, assetsOf, criticalStyles } from './assets.server';

interface DocumentProps {
  /** The canonical path of the page, by which active links are marked. */
  path: string;
  /** Addresses that browsers do not fetch ahead. */
  redirects: readonly Redirect[];
  metadata: Metadata;
  /** Attributes of <body> for trackers; undefined for a page without a script. */
  tracking?: TrackingAttributes | undefined;
  /** Undefined for a page that is not for search engines. */
  structuredData?: Graph | undefined;
  /**
   * Whether the body has a `<EndOfFirstScreen>`. False if another body may replace this one before the first paint.
   */
  hasFold?: boolean;
  /** Whether the page script is fetched at once, because it decides which body is shown. */
  needsScriptAtOnce?: boolean;
  body: ReactNode;
}

const colors = brandColors();

/** Renders a whole HTML document. It includes the tags of its assets, because Vike adds none. */
export function renderDocument({ globalContext }: PageContextServer, props: DocumentProps) {
  // Each `<Island>` adds itself while the page is rendered.
  const islands: IslandRequest[] = [];
  const page = renderToStaticMarkup(
    <StaticRouter location={props.path}>
      <IslandsContext value={islands}>
        <Document {...props} assets={assetsOf(globalContext)} />
      </IslandsContext>
    </StaticRouter>,
  );
  const html = renderIslands(page, islands);
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
}

/**
 * The document in the order in which a slow connection needs it: the critical CSS, the
 * inline script, the first screen, the style sheet, the rest of the page, data. Without a fold the style sheet is in
 * the head.
 */
function Document({ assets, ...props }: DocumentProps & { assets: Assets }) {
  const { redirects, metadata, tracking, structuredData, hasFold, needsScriptAtOnce, body } = props;
  const rules = <DataScript type="speculationrules" data={speculationRules(redirects)} />;
  return (
    <html lang={metadata.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Numbers to call are marked in the content; a browser would guess, and link the fax too. */}
        <meta name="format-detection" content="telephone=no" />
        {hasFold && <FirstFrame />}
        <style>{criticalStyles}</style>
        {tracking && <InlineScript pageScript={assets.script} />}
        {needsScriptAtOnce && <script type="module" async src={assets.script} />}
        {/* Trackers must not learn the previous page: they read only the referrer's origin. */}
        {tracking?.['data-tracking'] && <meta name="referrer" content="strict-origin" />}
        <link rel="icon" href="/icon-192.png" sizes="192x192" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={colors.light.page}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colors.dark.page} />
        {!hasFold && <link rel="stylesheet" href={assets.styleSheet} />}
        {!hasFold && rules}
      </head>
      <body {...tracking}>
        <Head metadata={metadata} />
        <StyleSheetContext value={hasFold ? assets.styleSheet : undefined}>
          {body}
        </StyleSheetContext>
        {hasFold && rules}
        {structuredData && <DataScript type="application/ld+json" data={structuredData} />}
      </body>
    </html>
  );
}

/**
 * The metadata. A page has only one Helmet: with React 19 it renders plain elements, which React
 * moves into <head> without removing duplicates.
 */
function Head({ metadata }: { metadata: Metadata }) {
  const { title, description, keywords, lang, canonical, alternates, robots } = metadata;
  const { siteName, ogImage, ogImageAlt } = metadata;
  const preview = {
    type: 'website',
    site_name: siteName,
    locale: locales[lang],
    ...(alternates.length > 0 && { 'locale:alternate': locales[otherLanguage(lang)] }),
    title,
    description,
    ...(canonical && { url: canonical }),
    image: ogImage,
    'image:type': 'image/png',
    'image:width': `${shareImageSize.width}`,
    'image:height': `${shareImageSize.height}`,
    'image:alt': ogImageAlt,
  };
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {keywords && <meta name="keywords" content={keywords.join(', ')} />}
        {robots && <meta name="robots" content={robots} />}
        {canonical && <link rel="canonical" href={canonical} />}
        {alternates.map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
        {Object.entries(preview).map(([property, content]) => (
          <meta key={property} property={`og:${property}`} content={content} />
        ))}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={ogImage} />
        <meta name="twitter:image:alt" content={ogImageAlt} />
      </Helmet>
    </HelmetProvider>
  );
}

/** The Open Graph names of the languages, both as they are used in the United States. */
const locales = { en: 'en_US', es: 'es_US' } satisfies Record<Language, string>;

/** The inline script, which runs before the first paint and fetches the page script. */
function InlineScript({ pageScript }: { pageScript: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from this project's files
    <script data-script={pageScript} dangerouslySetInnerHTML={{ __html: inlineScript }} />
  );
}

/** Data for browsers and search engines, which no script of the page reads. */
function DataScript({ type, data }: { type: string; data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
  return <script type={type} dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
