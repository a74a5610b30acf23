import type { Practice } from '../content/schemas/practice.server';

type Editor = NonNullable<Practice['editor']>;

/** The address of the editor's page, and of the folder with the files that it loads. */
export const editorPath = '/admin';

/** The addresses that the editor contacts at each host of repositories: its API, and the pictures of users. */
const repositories: Record<Editor['host'], { connect: string; pictures: string }> = {
  github: { connect: 'https://api.github.com', pictures: 'https://avatars.githubusercontent.com' },
  gitlab: { connect: 'https://gitlab.com', pictures: 'https://gitlab.com' },
};

/**
 * The Content Security Policy of the editor's page. It allows inline styles, because the editor's script writes
 * them, and WebAssembly in a worker, which decodes HEIC pictures.
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

/** The headers of the editor's page and its files that differ from those of the other pages. */
export function editorHeaders(editor: Editor): Record<string, string> {
  return {
    'Content-Security-Policy': editorPolicy(editor),
    // The window in which people sign in sends the result to this page.
    ...(editor.signIn && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
  };
}
