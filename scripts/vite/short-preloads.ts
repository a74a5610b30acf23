import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper for dynamic imports. The new one imports a file and everything that the file imports
 * at the same time. Vite's helper uses preload links for that and has twenty times the code. Each importer gets
 * a copy, so that the helper is no file of its own.
 */
export function shortPreloads(): Plugin {
  const helper = 'vite/preload-helper.js';
  const code = `export const __vitePreload = (load, files = []) => {
    for (const file of files) import(/* @vite-ignore */ '/' + file).catch(() => {});
    return load();
  };`;
  return {
    name: 'short-preloads',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer = '') => (id.endsWith(helper) ? `\0${importer}?${helper}` : undefined),
    load: (id) => (id.endsWith(helper) ? code : undefined),
  };
}
