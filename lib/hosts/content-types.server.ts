/** Content types by the ending of a file's name, for servers that do not know them all. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
  vtt: 'text/vtt',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  wasm: 'application/wasm',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Whether a type is text: the response then names its encoding and may be compressed. */
export function isText(type: string): boolean {
  return /^text\/|json$|xml$/.test(type);
}

/** Other names of the types. */
const alike: Readonly<Record<string, readonly string[]>> = {
  'text/vcard': ['text/x-vcard'],
  'text/javascript': ['application/javascript'],
  'application/xml': ['text/xml'],
  'image/x-icon': ['image/vnd.microsoft.icon'],
};

/** The `Content-Type` of files with an ending; that of a document names its encoding. */
export function typeOf(ending: string): string {
  return `${contentTypes[ending]}${ending === 'html' ? '; charset=utf-8' : ''}`;
}

/** Whether a `Content-Type` is right for files with an ending; that of a document names UTF-8. */
export function isOfType(header: string, ending: string): boolean {
  const type = contentTypes[ending] ?? '';
  if (ending === 'html' && !/charset=utf-8/i.test(header)) return false;
  return [type, ...(alike[type] ?? [])].includes(header.replace(/;.*/, ''));
}
