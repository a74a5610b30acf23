/** Content types by the endings of file names, for servers that do not know all of them. */
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
  pdf: 'application/pdf',
};

/** Whether a content type is text. Such a response names its encoding and may be compressed. */
export function isText(type: string): boolean {
  return /^text\/|json$|xml$/.test(type);
}
