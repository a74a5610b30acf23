import type { ReactNode } from 'react';
import { code as consentScript } from '../../lib/consent/early.ts?script';
import type { Metadata } from '../../lib/head/metadata';
import type { TrackedBody } from '../../lib/tracking/discretion';
import { Head } from './Head';

interface DocumentProps {
  metadata: Metadata;
  tracked: TrackedBody;
  children: ReactNode;
}

/** The whole HTML document, so that React lifts the head's elements out of the page. */
export function Document({ metadata, tracked, children }: DocumentProps) {
  return (
    <html lang={metadata.lang}>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, in the HTML so that
            the banner is right from the first paint */}
        <script dangerouslySetInnerHTML={{ __html: consentScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The page before is nobody's affair: what a tracker reads as the referrer is a website. */}
        {tracked['data-told'] && <meta name="referrer" content="strict-origin" />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body {...tracked}>
        <Head metadata={metadata} />
        {children}
      </body>
    </html>
  );
}
