import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { withoutHttps } from '../lib/hosts/security-headers';
import type { HostTable } from '../lib/hosts/table';
import { fileOf } from '../tests/build/built-site';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the build of a project's copy on a free port of this machine, under the headers that its
 * hosts are given.
 */
export async function serveBuild(project: string): Promise<{ port: number; close(): void }> {
  const table: HostTable = JSON.parse(readFileSync(join(project, 'dist/hosts/table.json'), 'utf8'));
  const headers = new Map(Object.entries(withoutHttps(table.headers)));
  const server = createServer(({ url = '/' }, response) => {
    response.setHeaders(headers);
    const file = fileOf(new URL(url, 'http://site').pathname, project);
    try {
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** What a browser writes to the console where the headers forbade something. */
export const violation = /security policy|violates|Trusted Type|ERR_BLOCKED_BY_RESPONSE/i;
