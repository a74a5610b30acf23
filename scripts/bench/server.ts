import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';
import type { HostTable } from '../../lib/hosts/table';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};
const compressed = ['.html', '.js', '.css', '.json', '.svg'];

interface Changes {
  /** A document as it is to be served. */
  change?: (html: string) => string;
  /** How long a document lets itself be waited for, in ms. */
  delay?: number;
  /** Called with what a page posts. Its script would be forbidden, so there is no policy then. */
  onPost?: (text: string) => void;
}

const inBrotli = promisify(brotliCompress);
/** What has been compressed, by its hash: no visitor waits for it, as none does at a CDN. */
const packed = new Map<string, Promise<Buffer>>();

function compress(body: Buffer): Promise<Buffer> {
  const hash = createHash('sha256').update(body).digest('base64');
  const known = packed.get(hash) ?? inBrotli(body);
  packed.set(hash, known);
  return known;
}

/**
 * Serves the last build over HTTP/2 and TLS, compressed with Brotli, under the site's own headers,
 * on a free port of this machine.
 */
export async function serve({ change = (html) => html, delay = 0, onPost }: Changes = {}) {
  const table: HostTable = JSON.parse(readFileSync('dist/hosts/table.json', 'utf8'));
  const headers = Object.entries(table.headers).filter(
    ([name]) => !onPost || name !== 'Content-Security-Policy',
  );
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

  const read = async (path: string) => {
    const file = [`${path}.html`, join(path, 'index.html'), path]
      .map((name) => join('dist/client', name))
      .find((name) => extname(name) !== '' && existsSync(name));
    if (!file) return undefined;
    const ending = extname(file);
    const content = readFileSync(file);
    const body = ending === '.html' ? Buffer.from(change(content.toString())) : content;
    const type = types[ending] ?? 'application/octet-stream';
    if (!compressed.includes(ending)) return { type, body };
    return { type, body: await compress(body), encoding: 'br' };
  };
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
  await Promise.all(files.filter((file) => compressed.includes(extname(file))).map(read));

  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { url, method } = request;
    if (method === 'POST') {
      onPost?.(await text(request));
      return response.writeHead(204).end();
    }
    const path = decodeURI(new URL(url, 'https://localhost').pathname);
    const found = await read(path);
    if (!found) return response.writeHead(404).end();
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('content-type', found.type);
    if (found.encoding) response.setHeader('content-encoding', found.encoding);
    if (path.startsWith('/assets/')) {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    }
    if (found.type.startsWith('text/html')) await setTimeout(delay);
    response.end(found.body);
  };

  const server = createSecureServer({ key, cert, allowHTTP1: true }, answer);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { site: `https://localhost:${port}`, close: () => void server.close() };
}
