import type { Plugin } from 'vite';
import { distFolder } from '../../lib/files/folders.server.ts';
import { loadModule } from './load-module.ts';

/** Makes `vike preview` send the headers that hosts have to send, except those that need HTTPS. */
export function previewHeaders(): Plugin {
  return {
    name: 'preview-headers',
    async configurePreviewServer({ middlewares }) {
      const server = 'scripts/lib/server.ts';
      const { headersOfBuild } = await loadModule<typeof import('../lib/server')>(server);
      const headersAt = headersOfBuild(distFolder);
      middlewares.use(({ url = '/' }, response, next) => {
        const { pathname } = new URL(url, 'http://localhost');
        response.setHeaders(new Map(Object.entries(headersAt(pathname))));
        next();
      });
    },
  };
}
