import { isIP } from 'node:net';
import { type Finding, finding } from '../checks/finding';
import { causeOf } from './causes.server';

interface WaysIn {
  findings: Finding[];
  /** What each of them does, in words. */
  seen: string[];
}

/**
 * Asks the other addresses that people type: over http, and with or without `www.` Each has to lead
 * to the site; the other name may be unknown instead.
 * @param site address of the site, without a trailing slash
 */
export async function waysIn(site: string, ask: typeof fetch = fetch): Promise<WaysIn> {
  const { protocol, hostname, port } = new URL(site);
  const labels = hostname.split('.');
  if (protocol !== 'https:' || port || isIP(hostname) || labels.length < 2) {
    return { findings: [], seen: ['not asked, since this is not https://, a name and no port'] };
  }
  const isLong = labels[0] === 'www' && labels.length > 2;
  const names = isLong ? [hostname.slice(4)] : labels.length === 2 ? [`www.${hostname}`] : [];
  const ways = names.flatMap((name) => [`https://${name}`, `http://${name}`]);
  const found: WaysIn = { findings: [], seen: [] };
  for (const way of [`http://${hostname}`, ...ways]) {
    const seen = await follow(way, site, ask);
    found.seen.push(`${way} ${seen}`);
    if (seen === notKnown || seen === `leads to ${site}`) continue;
    const todo = `lead it to ${site} with status 301`;
    const certificate = way.startsWith('https:') ? ', with a certificate that names it' : '';
    const values = { found: seen, todo: todo + certificate };
    found.findings.push(finding('launch', { file: way, field: 'redirect' }, values));
  }
  return found;
}

const notKnown = 'does not resolve';

/** Where redirects from an address lead in the end, or why there is no answer. */
async function follow(from: string, site: string, ask: typeof fetch): Promise<string> {
  let address = from;
  for (let hops = 0; hops < 5; hops += 1) {
    const { origin } = new URL(address);
    const seen = hops === 0 ? 'answers itself' : `leads to ${origin}`;
    if (origin === site) return seen;
    try {
      const signal = AbortSignal.timeout(20_000);
      const { headers } = await ask(address, { redirect: 'manual', signal });
      const led = headers.get('location');
      if (!led) return seen;
      address = new URL(led, address).href;
    } catch (error) {
      const cause = causeOf(error);
      if (hops > 0) return `${seen}, which gives no answer: ${cause}`;
      return cause.startsWith('ENOTFOUND') ? notKnown : `gives no answer: ${cause}`;
    }
  }
  return 'leads in a circle';
}
