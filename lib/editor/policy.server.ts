import type { Practice } from '../content/schemas/practice.server';

type Editor = NonNullable<Practice['editor']>;

/** The editor's page, and the folder of what it loads. */
export const editorPath = '/admin';

/** What the editor asks each host of repositories: its programming interface, and who signed in. */
const repositories: Record<Editor['host'], { connect: string; pictures: string }> = {
  github: { connect: 'https://api.github.com', pictures: 'https://avatars.githubusercontent.com' },
  gitlab: { connect: 'https://gitlab.com', pictures: 'https://gitlab.com' },
};

/**
 * The Content Security Policy of the editor's page. Its styles are written by its script; HEIC
 * pictures are decoded by WebAssembly in a worker.
 */
export function editorPolicy({ host }: Editor): string {
  const { connect, pictures } = repositories[host];
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${pictures}`,
    "font-src 'self'",
    'media-src blob:',
    `connect-src 'self' blob: data: ${connect}`,
    "worker-src 'self' blob:",
    'upgrade-insecure-requests',
  ].join('; ');
}

/** The headers that differ from the other pages' on the editor's page and what it loads. */
export function editorHeaders(editor: Editor): Record<string, string> {
  return {
    'Content-Security-Policy': editorPolicy(editor),
    // The window in which people sign in tells this page the outcome.
    ...(editor.signIn && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
  };
}
