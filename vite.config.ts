import tailwindcss from '@tailwindcss/vite';
import vike from 'vike/plugin';
import { defineConfig, normalizePath, type Plugin } from 'vite';

export default defineConfig({
  plugins: [vike(), tailwindcss(), reloadContent(), serveImages()],
});

/** While developing: reads the content folder anew when a file in it changes. */
function reloadContent(): Plugin {
  return {
    name: 'reload-content',
    apply: 'serve',
    configureServer({ config, environments, watcher, ws }) {
      const folder = `${config.root}/content/`;
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        if (!normalizePath(file).startsWith(folder)) return;
        environments.ssr.moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** While developing: makes a picture when it is asked for, as the build does for all of them. */
function serveImages(): Plugin {
  return {
    name: 'serve-images',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/images', async (request, response, next) => {
        // Loaded here: the configuration itself is read before TypeScript can be.
        const { imageVariants } = await server.ssrLoadModule('/lib/images.server.ts');
        const { renderImage } = await server.ssrLoadModule('/scripts/images.ts');
        const variant = imageVariants().find(
          ({ url }: { url: string }) => url === request.originalUrl,
        );
        if (!variant) return next();
        const type = variant.format === 'svg' ? 'svg+xml' : variant.format;
        response.setHeader('content-type', `image/${type}`);
        response.end(await renderImage(variant));
      });
    },
  };
}
