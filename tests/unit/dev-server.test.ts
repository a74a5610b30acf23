import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { contentFolder } from '../../lib/files/folders.server';
import { readImages } from '../../lib/files/images.server';
import { siteContent, siteIn } from '../../lib/site.server';
import { renderImage } from '../../scripts/build/images';
import { reloadContent } from '../../scripts/vite/reload-content';
import { serveImages } from '../../scripts/vite/serve-images';
import { projectFolder } from '../support/project';

type Middleware = (request: object, response: object, next: (error?: unknown) => void) => unknown;

/** Starts a plugin on a stub of the development server. */
function start(plugin: { configureServer?: unknown }, modules: Record<string, object>) {
  const middlewares: Middleware[] = [];
  const changes: ((event: string, file: string) => void)[] = [];
  const server = {
    config: { root: projectFolder.replace(/\/$/, '') },
    environments: { ssr: { moduleGraph: { invalidateAll: vi.fn() } } },
    middlewares: {
      use: (...handlers: unknown[]) => middlewares.push(handlers.at(-1) as Middleware),
    },
    ssrLoadModule: async (path: string) => modules[path],
    watcher: { add: vi.fn(), on: (_: string, act: (typeof changes)[number]) => changes.push(act) },
    ws: { send: vi.fn() },
  };
  (plugin.configureServer as (server: object) => void)(server);
  const [middleware] = middlewares;
  const ask = async (request: object) => {
    const headers: Record<string, string> = {};
    let body: Buffer | undefined;
    const setHeader = (name: string, value: string) => {
      headers[name] = value;
    };
    const next = vi.fn();
    await middleware?.(request, { setHeader, end: (bytes: Buffer) => (body = bytes) }, next);
    await new Promise(setImmediate);
    return { headers, body, next };
  };
  return { server, ask, change: (file: string) => changes[0]?.('change', file) };
}

it('while somebody writes, a change of the content reloads the page, and of no other file', () => {
  const { server, change } = start(reloadContent(), {});
  const { root } = server.config;
  expect(server.watcher.add).toHaveBeenCalledWith(`${root}/${contentFolder}/`);
  change(join(root, 'README.md'));
  expect(server.ws.send).not.toHaveBeenCalled();
  change(join(root, contentFolder, 'en/about.md'));
  expect(server.environments.ssr.moduleGraph.invalidateAll).toHaveBeenCalledOnce();
  expect(server.ws.send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
});

it('while somebody writes, a change of the content is read by what was loaded before it as well', () => {
  const { server, change } = start(reloadContent(), {});
  const before = siteContent();
  change(join(server.config.root, 'README.md'));
  expect(siteContent()).toBe(before);
  change(join(server.config.root, contentFolder, 'services.yaml'));
  expect(siteContent()).not.toBe(before);
});

it('while somebody writes, a page shows the faults of the content, and no other file asks for them', async () => {
  const page = { headers: { accept: 'text/html,*/*' } };
  const fault = new Error('The content folder has a fault.');
  const refuse = () => {
    throw fault;
  };
  const faulty = start(reloadContent(), { '/lib/site.server.ts': { siteIn: refuse } });
  expect((await faulty.ask(page)).next).toHaveBeenCalledExactlyOnceWith(fault);
  const script = { headers: { accept: '*/*' } };
  expect((await faulty.ask(script)).next).toHaveBeenCalledExactlyOnceWith();
  const fine = start(reloadContent(), { '/lib/site.server.ts': { siteIn } });
  expect((await fine.ask(page)).next).toHaveBeenCalledExactlyOnceWith();
});

it('the preview of a build sends the headers of each address, whatever its query', async () => {
  const headersAt = (path: string) => ({ 'X-Path': path });
  vi.doMock('../../scripts/vite/load-module', () => ({
    loadModule: async () => ({ headersOfBuild: () => headersAt }),
  }));
  const file = join(projectFolder, 'scripts/vite/preview-headers.ts?stubs');
  const { previewHeaders }: typeof import('../../scripts/vite/preview-headers') = await import(
    file
  );
  vi.doUnmock('../../scripts/vite/load-module');
  const used: Middleware[] = [];
  const plugin = previewHeaders() as { configurePreviewServer(server: object): Promise<void> };
  await plugin.configurePreviewServer({
    middlewares: { use: (one: Middleware) => used.push(one) },
  });
  const setHeaders = vi.fn();
  const next = vi.fn();
  used[0]?.({ url: '/es/contacto?from=card' }, { setHeaders }, next);
  expect(setHeaders).toHaveBeenCalledExactlyOnceWith(new Map([['X-Path', '/es/contacto']]));
  expect(next).toHaveBeenCalledExactlyOnceWith();
});

it('while somebody writes, each picture is served in the form that its address names', async () => {
  const images = start(serveImages(), {
    '/lib/files/images.server.ts': { readImages },
    '/scripts/build/images.ts': { renderImage },
  });
  const variants = (await readImages()).flatMap(({ variants }) => variants);
  const [drawing] = variants.filter(({ format }) => format === 'svg');
  const { headers, body } = await images.ask({ originalUrl: drawing?.url });
  expect(headers).toEqual({ 'content-type': 'image/svg+xml' });
  expect((await sharp(body).metadata()).format).toBe('svg');
  const { next, body: none } = await images.ask({ originalUrl: '/images/nothing.svg' });
  expect(next).toHaveBeenCalledOnce();
  expect(none).toBeUndefined();
});
