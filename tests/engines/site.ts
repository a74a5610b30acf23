import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serveBuild } from '../../scripts/lib/server';
import { fullSite } from '../support/full-site';
import { sample } from '../support/sites';

/** Requests of the browsers themselves, which no page causes. */
const ownRequests = /(mozilla|firefox)\.(com|net|org)$/;

/** The served sites, and what browsers have asked for. */
export type ServedSites = Awaited<ReturnType<typeof serveSites>>;

/**
 * Serves the sample, whose form opens the mail program, and the sample with trackers, notices and a
 * service that receives the form. That service is at the site itself, and the hosts of the trackers are not reached.
 */
export async function serveSites() {
  const hosts: string[] = [];
  const posts: Record<string, string>[] = [];
  let held: Promise<void> | undefined;

  const first = async (request: IncomingMessage) => {
    if (request.url?.endsWith('.js')) await held;
    return false;
  };
  const plain = await serveBuild({ dist: sample.DIST_FOLDER, first });
  const full = await serveBuild({
    dist: fullSite.DIST_FOLDER,
    change: (html) => html.replaceAll('https://forms.example/x', '/messages'),
    async first(request, response) {
      if (request.method !== 'POST') return first(request);
      posts.push(Object.fromEntries(new URLSearchParams(await text(request))));
      response.end();
      return true;
    },
  });
  // No request leaves this machine.
  const proxy = createServer((request, response) => {
    note(new URL(request.url ?? '').hostname);
    response.writeHead(502).end();
  });
  proxy.on('connect', ({ url = '' }: IncomingMessage, socket) => {
    note(url.replace(/:\d+$/, ''));
    // A browser that ends breaks its connections off.
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');

  function note(host: string) {
    if (!ownRequests.test(host)) hosts.push(host);
  }

  return {
    plain: plain.origin,
    full: full.origin,
    proxyPort: (proxy.address() as AddressInfo).port,
    /** The other hosts that pages have asked for something, in order. */
    hosts,
    /** The messages that were sent with the form of the full site. */
    posts,
    /** Forgets what browsers have asked for. */
    forget() {
      hosts.length = 0;
      posts.length = 0;
    },
    /** Delays all scripts until the function is called that it gives. */
    holdScripts(): () => void {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close() {
      plain.close();
      full.close();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
