import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { code as consentScript } from '../../lib/consent/early.ts?script';
import type { Metadata } from '../../lib/head/metadata';
import { speculationRules } from '../../lib/head/speculation-rules';
import { scriptText } from '../../lib/head/structured-data';
import { ground } from '../../lib/theme';
import { Head } from './Head';

interface DocumentProps {
  metadata: Metadata;
  /** None on pages that are not for search engines. */
  structuredData?: Graph | undefined;
  children: ReactNode;
}

/** The whole HTML document, so that React lifts the head's elements out of the page. */
export function Document({ metadata, structuredData, children }: DocumentProps) {
  return (
    <html lang={metadata.lang}>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, in the HTML so that
            the banner is right from the first paint */}
        <script dangerouslySetInnerHTML={{ __html: consentScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={ground.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={ground.dark} />
        {structuredData && <DataScript type="application/ld+json" data={structuredData} />}
        <DataScript type="speculationrules" data={speculationRules} />
      </head>
      <body>
        <Head metadata={metadata} />
        {children}
      </body>
    </html>
  );
}

/** Data for programs, which no script of the page reads. */
function DataScript({ type, data }: { type: string; data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
  return <script type={type} dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
