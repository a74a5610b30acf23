import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { fileAtAddress } from '../../lib/files/file-addresses.server';
import { distFolder } from '../../lib/files/folders.server';
import { expectedHeaders } from '../../lib/hosts/answers.server';
import { isText } from '../../lib/hosts/content-types.server';
import { withoutHttps } from '../../lib/hosts/security-headers.server';
import { readBuild } from '../../lib/launch/build-record.server';
import { builtFile } from './pages';

/** A build, and how the server changes it. */
interface ServedBuild {
  /** The folder of the build. */
  dist?: string;
  /** Whether texts are compressed, as by a CDN. */
  isCompressed?: boolean;
  /** Changes each document before it is sent. */
  change?: (html: string) => string;
  /** The number of bytes after which each document stops, as on a network that stalls. Other files are not sent. */
  stallsAfter?: number;
  /**
   * Is asked before each answer, which it can delay.
   * @returns whether it has answered itself
   */
  first?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/** Serves a build over HTTP on a free local port, with the headers that its hosts send. */
export async function serveBuild({
  dist = distFolder,
  isCompressed = false,
  change = (html) => html,
  stallsAfter,
  first,
}: ServedBuild = {}) {
  const headersAt = headersOfBuild(dist);
  const bodies = new Map<string, Buffer>();

  /** The bytes that are sent for a file. They are kept, because compression is slow. */
  function bodyOf(file: string, type: string): Buffer {
    const known = bodies.get(file);
    if (known) return known;
    const content = readFileSync(file);
    const changed = file.endsWith('.html') ? Buffer.from(change(content.toString())) : content;
    const body = isCompressed && isText(type) ? brotliCompressSync(changed) : changed;
    bodies.set(file, body);
    return body;
  }

  const server = createServer(async (request, response) => {
    if (await first?.(request, response)) return;
    const address = `http://localhost${request.url}`;
    const pathname = URL.canParse(address) ? new URL(address).pathname : '';
    const path = fileAtAddress(pathname);
    if (!path) {
      response.statusCode = 400;
      response.end();
      return;
    }
    const headers = headersAt(pathname);
    const type = headers['Content-Type'] ?? '';
    const wanted = builtFile(path, dist);
    const file = bodies.has(wanted) || existsSync(wanted) ? wanted : builtFile('/404.html', dist);
    response.setHeaders(new Map(Object.entries(headers)));
    if (file !== wanted) response.statusCode = 404;
    if (isCompressed && isText(type)) response.setHeader('Content-Encoding', 'br');
    const body = bodyOf(file, type);
    if (stallsAfter === undefined) response.end(body);
    else if (file.endsWith('.html')) response.write(body.subarray(0, stallsAfter));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Makes the function that gives the headers of an address, as the hosts of a
 * build send them, without those that need HTTPS.
 * @public `vike preview` loads it too (`scripts/vite/preview-headers.ts`)
 */
export function headersOfBuild(dist: string) {
  const { rules } = readBuild(dist);
  return (path: string) => {
    const asked = fileAtAddress(path);
    const file = asked && builtFile(asked, dist);
    const answer =
      file && existsSync(file)
        ? { path, status: 200 as const, files: [file] }
        : { path, status: 404 as const, files: ['404.html'] };
    return withoutHttps(expectedHeaders(answer, rules));
  };
}
