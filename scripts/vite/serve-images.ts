import type { Plugin } from 'vite';
import type { SiteImage } from '../../lib/files/images.server';

/** In development: makes a picture when it is requested. The build makes all of them. */
export function serveImages(): Plugin {
  return {
    name: 'serve-images',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/images', async ({ originalUrl }, response, next) => {
        // Not imported, because the configuration is read before TypeScript can be.
        const { readImages } = await server.ssrLoadModule('/lib/files/images.server.ts');
        const { renderImage } = await server.ssrLoadModule('/scripts/build/images.ts');
        const images: SiteImage[] = await readImages();
        const variants = images.flatMap(({ variants }) => variants);
        const variant = variants.find(({ url }) => url === originalUrl);
        if (!variant) return next();
        const type = variant.format === 'svg' ? 'svg+xml' : variant.format;
        response.setHeader('content-type', `image/${type}`);
        response.end(await renderImage(variant));
      });
    },
  };
}
