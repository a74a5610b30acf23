import type { ReactNode } from 'react';
import type { Metadata } from '../../lib/head/metadata';
import { Head } from './Head';

/** The whole HTML document, so that React lifts the head's elements out of the page. */
export function Document({ metadata, children }: { metadata: Metadata; children: ReactNode }) {
  return (
    <html lang={metadata.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <Head metadata={metadata} />
        {children}
      </body>
    </html>
  );
}
