import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Graph } from 'schema-dts';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import '../style.css';
import type { Metadata } from '../../lib/head/metadata';
import type { TrackedBody } from '../../lib/tracking/discretion';
import { type IslandRequest, IslandsContext } from '../islands/Island';
import { renderIslands } from '../islands/renderIslands';
import { Document } from './Document';

interface DocumentContent {
  /** The page's canonical path: what links are held against to mark the active one. */
  path: string;
  metadata: Metadata;
  /** The page's word to trackers; a page without a script has none. */
  tracked?: TrackedBody;
  structuredData?: Graph;
  body: ReactNode;
}

/** A whole HTML document for Vike, which adds the style sheet and the page's script. */
export function renderDocument(content: DocumentContent) {
  const { path, metadata, tracked, structuredData, body } = content;
  const islands: IslandRequest[] = [];
  const page = renderToStaticMarkup(
    <StaticRouter location={path}>
      <IslandsContext value={islands}>
        <Document metadata={metadata} tracked={tracked} structuredData={structuredData}>
          {body}
        </Document>
      </IslandsContext>
    </StaticRouter>,
  );
  const html = renderIslands(page, islands);
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
}
