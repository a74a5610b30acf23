import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Graph } from 'schema-dts';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import '../style.css';
import type { Metadata } from '../../lib/head/metadata.server';
import type { TrackingAttributes } from '../../lib/tracking/page-privacy.server';
import { type IslandRequest, IslandsContext } from '../islands/Island';
import { Document } from './Document';
import { renderIslands } from './renderIslands';

interface DocumentContent {
  /** The page's canonical path, by which active links are marked. */
  path: string;
  metadata: Metadata;
  /** Attributes of <body> for trackers; undefined for a page without a script. */
  tracking?: TrackingAttributes;
  structuredData?: Graph;
  body: ReactNode;
}

/** A whole HTML document for Vike, which adds the style sheet and the page's script. */
export function renderDocument(content: DocumentContent) {
  const { path, metadata, tracking, structuredData, body } = content;
  const islands: IslandRequest[] = [];
  const page = renderToStaticMarkup(
    <StaticRouter location={path}>
      <IslandsContext value={islands}>
        <Document metadata={metadata} tracking={tracking} structuredData={structuredData}>
          {body}
        </Document>
      </IslandsContext>
    </StaticRouter>,
  );
  const html = renderIslands(page, islands);
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
}
