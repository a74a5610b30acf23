import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { code as earlyScript } from '../../lib/early.ts?script';
import type { Metadata } from '../../lib/head/metadata';
import { speculationRules } from '../../lib/head/speculation-rules';
import { scriptText } from '../../lib/head/structured-data';
import { ground } from '../../lib/theme';
import type { TrackedBody } from '../../lib/tracking/discretion';
import { Head } from './Head';

interface DocumentProps {
  metadata: Metadata;
  /** The page's word to trackers; a page without a script has none. */
  tracked?: TrackedBody | undefined;
  /** None on pages that are not for search engines. */
  structuredData?: Graph | undefined;
  children: ReactNode;
}

/** The whole HTML document, so that React lifts the head's elements out of the page. */
export function Document({ metadata, tracked, structuredData, children }: DocumentProps) {
  return (
    <html lang={metadata.lang}>
      <head>
        <meta charSet="utf-8" />
        {tracked && <EarlyScript />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The page before is nobody's affair: what a tracker reads as the referrer is a website. */}
        {tracked?.['data-told'] && <meta name="referrer" content="strict-origin" />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={ground.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={ground.dark} />
        {structuredData && <DataScript type="application/ld+json" data={structuredData} />}
        <DataScript type="speculationrules" data={speculationRules} />
      </head>
      <body {...tracked}>
        <Head metadata={metadata} />
        {children}
      </body>
    </html>
  );
}

/** What has to be there from the first paint on: the banner, early clicks, the way to the rest. */
function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from this project's files
  return <script dangerouslySetInnerHTML={{ __html: earlyScript }} />;
}

/** Data for programs, which no script of the page reads. */
function DataScript({ type, data }: { type: string; data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
  return <script type={type} dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
