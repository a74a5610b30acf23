import { code as earlyScript } from 'virtual:inline-script';
import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { pageBackground } from '../../lib/background.server';
import type { Metadata } from '../../lib/head/metadata.server';
import { speculationRules } from '../../lib/head/speculation-rules.server';
import { scriptText } from '../../lib/head/structured-data.server';
import type { TrackingAttributes } from '../../lib/tracking/page-privacy.server';
import { Head } from './Head';

interface DocumentProps {
  metadata: Metadata;
  /** Attributes of <body> for trackers; undefined for a page without a script. */
  tracking?: TrackingAttributes | undefined;
  /** None on pages that are not for search engines. */
  structuredData?: Graph | undefined;
  children: ReactNode;
}

/** The whole HTML document, so that React lifts the head's elements out of the page. */
export function Document({ metadata, tracking, structuredData, children }: DocumentProps) {
  return (
    <html lang={metadata.lang}>
      <head>
        <meta charSet="utf-8" />
        {tracking && <EarlyScript />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Trackers must not learn the previous page: the referrer they read is an origin. */}
        {tracking?.['data-tracking'] && <meta name="referrer" content="strict-origin" />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={pageBackground.light}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={pageBackground.dark}
        />
        {structuredData && <DataScript type="application/ld+json" data={structuredData} />}
        <DataScript type="speculationrules" data={speculationRules} />
      </head>
      <body {...tracking}>
        <Head metadata={metadata} />
        {children}
      </body>
    </html>
  );
}

/** The script that runs before the first paint: banner, early clicks, loading the page script. */
function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from this project's files
  return <script dangerouslySetInnerHTML={{ __html: earlyScript }} />;
}

/** Data for browsers and search engines; no script of the page reads it. */
function DataScript({ type, data }: { type: string; data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
  return <script type={type} dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
