/** Why a request had no answer, and what to do about it. */
export function noAnswer(error: unknown): { found: string; todo: string } {
  const found = causeOf(error);
  const [, todo] = answers.find(([pattern]) => pattern.test(found)) ?? [];
  return { found, todo: todo ?? 'see that a server answers there, by https' };
}

const answers: [RegExp, string][] = [
  [
    /^ECONNREFUSED/,
    'start the web server, let the firewall pass its port and, for https, get a certificate and listen on port 443',
  ],
  [/^EAI_AGAIN/, 'the name server could not be asked: try again'],
  [
    /^ENOTFOUND/,
    'no such name is known: see how it is written, its DNS records, and whether the domain was renewed',
  ],
  [/^CERT_HAS_EXPIRED/, 'renew the certificate, and let the server load it anew'],
  [/ALTNAME_INVALID/, 'get a certificate that names this address, too'],
  [/SELF_SIGNED/, 'get a certificate of an authority that browsers trust, such as Let’s Encrypt'],
  [/LEAF_SIGNATURE|ISSUER_CERT/, 'send the certificates between as well (fullchain.pem)'],
  [/timeout/i, 'see that the server is not overloaded, and that no firewall swallows requests'],
];

/** Why a request had no answer: a code and a sentence, where there are any. */
export function causeOf(error: unknown): string {
  const { cause = error } = error as Error;
  const { code, message } = cause as NodeJS.ErrnoException;
  return [typeof code === 'string' ? code : '', message].filter(Boolean).join(': ');
}

/**
 * What to do about a file whose bytes are not those that were built, by what most likely did it.
 * @param built the text that it should be, if it is a text
 * @param isBuilt whether the build has a file: `assets/…`
 */
export function changedTodo(
  served: string,
  built: string | undefined,
  isBuilt: (file: string) => boolean,
): string {
  const assets = served.match(/\bassets\/[\w./-]+\.(?:css|js)\b/g) ?? [];
  if (built !== undefined && assets.some((file) => !isBuilt(file))) {
    return 'a page of another build, which names files that this one lacks: empty the host’s cache, or deploy the build whole';
  }
  const [own, others] = [partsOf(built ?? ''), partsOf(served)];
  const isForeign = others.length > own.length || others.some((part) => !own.includes(part));
  if (built !== undefined && isForeign) {
    return 'a script, frame, link or number that is not ours: switch off what the host or a CDN puts into pages; if nobody has ordered it, somebody broke in: change the passwords, and deploy the build whole';
  }
  return 'switch off what the host changes in files (minifying, pictures), deploy the build whole and empty the cache; if it stays so, find out who changed it';
}

/** What of a text runs, loads or leads somewhere: scripts, where addresses lead, telephone numbers. */
const partsOf = (text: string): string[] => [
  ...(text.match(/<script\b[^>]*>/g) ?? []).map((tag) => tag.replace(/["'\s]/g, '')),
  ...(text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []),
  ...[...text.matchAll(addresses)].map(([, quoted, bare]) => quoted ?? `${bare}`),
];

const addresses = /\b(?:href|src|srcset|action)=(?:"([^"]*)"|([^\s"'>]+))/g;
