import { normalizePath, type Plugin } from 'vite';
import { contentFolder } from '../../lib/files/folders.server.ts';

/** In development: reads the content again when it changes, and lets the browser show its faults. */
export function reloadContent(): Plugin {
  return {
    name: 'reload-content',
    apply: 'serve',
    configureServer({ config, environments, middlewares, ssrLoadModule, watcher, ws }) {
      const folder = `${config.root}/${contentFolder}/`;
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        if (!normalizePath(file).startsWith(folder)) return;
        globalThis.contentOfSite = undefined;
        environments.ssr.moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
      middlewares.use(({ headers }, _, next) => {
        if (!headers.accept?.includes('text/html')) return next();
        // The site is read for its faults alone: Vite shows what `next` is given in place of the page.
        const reading = ssrLoadModule('/lib/site.server.ts').then(({ siteIn }) => siteIn('en'));
        reading.then(() => next(), next);
      });
    },
  };
}
