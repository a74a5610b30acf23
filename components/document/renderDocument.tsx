import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { type IslandRequest, IslandsContext, renderIslands } from '../islands/Island';
import { assetsOf } from './assets.server';
import { Document, type DocumentProps } from './Document';

interface DocumentContent extends Omit<DocumentProps, 'assets' | 'children'> {
  /** The page's canonical path, by which active links are marked. */
  path: string;
  body: ReactNode;
}

/** A whole HTML document that includes its assets' tags: Vike adds none. */
export function renderDocument(
  { globalContext }: PageContextServer,
  { path, body, ...props }: DocumentContent,
) {
  const islands: IslandRequest[] = [];
  const page = renderToStaticMarkup(
    <StaticRouter location={path}>
      <IslandsContext value={islands}>
        <Document {...props} assets={assetsOf(globalContext)}>
          {body}
        </Document>
      </IslandsContext>
    </StaticRouter>,
  );
  const html = renderIslands(page, islands);
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
}
