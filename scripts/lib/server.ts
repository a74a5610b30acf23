import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distFolder } from '../../lib/folders.server';
import { contentTypes, isText } from '../../lib/hosts/content-types.server';
import {
  cacheControlOf,
  plainHeadersAt,
  type ServingRules,
} from '../../lib/hosts/serving-rules.server';
import { builtFile } from './pages';

/** What is served, and how it differs from the build. */
interface Site {
  /** The folder of the build. */
  dist?: string;
  /** Compresses texts, as a CDN does. */
  isCompressed?: boolean;
  /** Changes each document before it is sent. */
  change?: (html: string) => string;
  /** Sends so many bytes of each document and nothing else, as a network that stalls. */
  stallsAfter?: number;
}

/** Serves a build over HTTP on a free local port, with the headers that its hosts send. */
export async function serveBuild({
  dist = distFolder,
  isCompressed = false,
  change = (html) => html,
  stallsAfter,
}: Site = {}) {
  const rules = readServingRules(dist);
  const bodies = new Map<string, Buffer>();

  function bodyOf(file: string, type: string): Buffer {
    const known = bodies.get(file);
    if (known) return known;
    const content = readFileSync(file);
    const changed = type === 'text/html' ? Buffer.from(change(content.toString())) : content;
    const body = isCompressed && isText(type) ? brotliCompressSync(changed) : changed;
    bodies.set(file, body);
    return body;
  }

  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    for (const [name, value] of Object.entries(plainHeadersAt(rules, path))) {
      response.setHeader(name, value);
    }
    const file = builtFile(path, dist);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = contentTypes[extname(file).slice(1)] ?? 'application/octet-stream';
    const isDocument = type === 'text/html';
    response.setHeader('content-type', isDocument ? `${type}; charset=utf-8` : type);
    response.setHeader('cache-control', cacheControlOf(rules, path));
    if (isCompressed && isText(type)) response.setHeader('content-encoding', 'br');
    const body = bodyOf(file, type);
    if (stallsAfter === undefined) response.end(body);
    else if (isDocument) response.write(body.subarray(0, stallsAfter));
  });
  const port = await listen(server);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** How every host has to serve a build. */
export function readServingRules(dist = distFolder): ServingRules {
  return JSON.parse(readFileSync(join(dist, 'hosts/serving-rules.json'), 'utf8'));
}

/** A local port that is free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
