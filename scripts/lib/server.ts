import { existsSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';
import { distFolder } from '../../lib/folders.server';
import { contentTypes, isText } from '../../lib/hosts/content-types.server';
import {
  cacheControlOf,
  headersAt,
  plainHeadersAt,
  type ServingRules,
} from '../../lib/hosts/serving-rules.server';
import { listFiles } from './files';
import { sha256 } from './hash';
import { builtFile } from './pages';

/** What is served, and how it differs from the build. */
interface Site {
  /** The folder of the build. */
  dist?: string;
  /** Whether over HTTP/2, TLS and Brotli, as from a CDN, or over plain HTTP/1.1. */
  isSecure?: boolean;
  /** Changes each document before it is sent. */
  change?: (html: string) => string;
  /** Sends so many bytes of each document and nothing else, as a network that stalls. */
  stallsAfter?: number;
}

/** A local server. */
interface Served {
  port: number;
  /** The origin, without a slash at its end. */
  origin: string;
  close(): void;
}

interface Response {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  write(body: Buffer): unknown;
  end(body: string | Buffer): unknown;
}

/** Serves a build on a free local port, with the headers that its hosts send. */
export async function serveBuild({
  dist = distFolder,
  isSecure = false,
  change = (html) => html,
  stallsAfter,
}: Site = {}): Promise<Served> {
  const rules = readServingRules(dist);
  const headersOf = (path: string) =>
    Object.entries(isSecure ? headersAt(rules, path) : plainHeadersAt(rules, path));

  const readFile = async (file: string) => {
    const ending = extname(file).slice(1);
    const type = contentTypes[ending] ?? 'application/octet-stream';
    const content = readFileSync(file);
    const body = ending === 'html' ? Buffer.from(change(content.toString())) : content;
    return isSecure && isText(type)
      ? { type, body: await compress(body), encoding: 'br' }
      : { type, body };
  };
  if (isSecure && stallsAfter === undefined) {
    const client = join(dist, 'client');
    await Promise.all(listFiles(client).map((file) => readFile(join(client, file))));
  }

  const respond = async (request: IncomingMessage | Http2ServerRequest, response: Response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = builtFile(path, dist);
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    if (!existsSync(file)) {
      response.statusCode = 404;
      return response.end('');
    }
    const { type, body, encoding } = await readFile(file);
    const isDocument = type === 'text/html';
    response.setHeader('content-type', isDocument ? `${type}; charset=utf-8` : type);
    response.setHeader('cache-control', cacheControlOf(rules, path));
    if (encoding) response.setHeader('content-encoding', encoding);
    if (stallsAfter !== undefined) {
      if (isDocument) response.write(body.subarray(0, stallsAfter));
      return;
    }
    response.end(body);
  };

  if (!isSecure) return listen(createHttpServer(respond), 'http://127.0.0.1');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const options = { key, cert, allowHTTP1: true };
  return listen(createSecureServer(options, respond), 'https://localhost');
}

/** How every host has to serve a build. */
export function readServingRules(dist = distFolder): ServingRules {
  return JSON.parse(readFileSync(join(dist, 'hosts/serving-rules.json'), 'utf8'));
}

/** A local port that is free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listen(server, '');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listen(server: Server, host: string): Promise<Served> {
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `${host}:${port}`, close: () => void server.close() };
}

const brotli = promisify(brotliCompress);
/** By hash. Compressed in advance, as by a CDN: no visit waits for compression. */
const compressed = new Map<string, Promise<Buffer>>();

function compress(body: Buffer): Promise<Buffer> {
  const hash = sha256(body);
  const result = compressed.get(hash) ?? brotli(body);
  compressed.set(hash, result);
  return result;
}
