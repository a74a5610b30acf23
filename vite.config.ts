import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import vike from 'vike/plugin';
import {
  build,
  defineConfig,
  normalizePath,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  runnerImport,
} from 'vite';
import { pageScript } from './components/document/assets.server.ts';
import type { Finding } from './lib/findings/finding.ts';
import { contentFolder, distFolder, licensesFile } from './lib/folders.server.ts';
import type { SiteImage } from './lib/images.server.ts';
import type { Inputs } from './scripts/lib/ensure-build';
import { restoreBuild } from './scripts/lib/last-build.ts';

/** The folder of a build until it is complete. */
const staging = `${distFolder}.new`;

export default defineConfig(({ command }) => {
  restoreBuild(distFolder);
  // React chooses its code by this variable, which test runners set to "test".
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    build: {
      outDir: command === 'build' ? staging : distFolder,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    server: { watch: { ignored: ['**/dist/**', '**/dist.*/**'] } },
    preview: { host: 'localhost' },
    // Without the list of all files that are written.
    logLevel: command === 'build' ? 'warn' : 'info',
    plugins: [
      previewHeaders(),
      vike(),
      tailwindcss(),
      settings(),
      inlineScript(),
      reloadContent(),
      serveImages(),
      shortPreloads(),
      finishBuild(),
    ],
    optimizeDeps: { entries: [pageScript] },
    environments: {
      client: {
        build: {
          license: { fileName: licensesFile },
          rolldownOptions: {
            input: { 'entries/page': pageScript },
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]islands[\\/](hydrate\.client|StaticHtml)\.tsx/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  };
});

/**
 * Replaces Vite's helper for dynamic imports. The new one imports a file and everything that the file imports
 * at the same time. Vite's helper uses preload links for that and has twenty times the code. Each importer gets
 * a copy, so that the helper is no file of its own.
 */
function shortPreloads(): Plugin {
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

/**
 * Builds into a folder beside `dist`, completes the build, and then puts it in place, so that a failure leaves
 * the last good build as it was. Faults of the content are reported before anything is built.
 */
function finishBuild(): Plugin[] {
  const step = (name: string, order: 'pre' | 'post', run: () => Promise<void>): Plugin => ({
    name,
    apply: 'build',
    buildApp: {
      order,
      // Caught here, because Vite prints the fields of an error too.
      handler: () =>
        run().catch(({ stack }: Error) => {
          console.error(stack);
          process.exit(1);
        }),
    },
  });
  let findings: Finding[] = [];
  return [
    {
      name: 'read-inputs',
      apply: 'build',
      config: {
        // Before any plugin reads the content.
        order: 'pre',
        async handler() {
          await theBuild();
        },
      },
    },
    step('check-content', 'pre', async () => {
      findings = (await theBuild()).steps.refuseFaults(contentFolder);
    }),
    step('finish-build', 'post', async () => {
      const { steps, begun } = await theBuild();
      console.log(await steps.finishBuild(staging, begun, findings));
    }),
  ];
}

/**
 * Loads a module of the project. The configuration cannot import it,
 * because it is read before TypeScript can be.
 */
async function load<Module>(file: string): Promise<Module> {
  const path = join(import.meta.dirname, file);
  return (await runnerImport<Module>(path, { configFile: false })).module;
}

interface Build {
  steps: typeof import('./scripts/build/steps');
  /** The inputs as they were when the build began. */
  begun: Inputs;
}

/** The process keeps it, since Vike evaluates this file four times for one build. */
const kept = globalThis as { build?: Promise<Build> };

/** The project's part of a build; at its first call the inputs are read. */
function theBuild(): Promise<Build> {
  kept.build ??= load<Build['steps']>('scripts/build/steps.ts').then((steps) => ({
    steps,
    begun: steps.readInputs(),
  }));
  return kept.build;
}

/**
 * Bundles a script into a text: `import { code } from 'virtual:inline-script/notices/first-paint'` gives
 * `components/notices/first-paint.client.ts` with everything that it imports.
 */
function inlineScript(): Plugin {
  // The zero byte tells other plugins that this is no file.
  const marked = '\0virtual:inline-script/';
  let config: ResolvedConfig;
  return {
    name: 'inline-script',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (`\0${id}`.startsWith(marked) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(marked)) return;
      const result = (await build({
        configFile: false,
        logLevel: 'warn',
        define: config.define ?? {},
        build: {
          write: false,
          rolldownOptions: {
            input: `${config.root}/components/${id.slice(marked.length)}.client.ts`,
            output: { format: 'iife', minify: true },
            // The name of a constant takes more bytes than its value.
            optimization: { inlineConst: { mode: 'all' } },
          },
        },
      })) as Rolldown.RolldownOutput;
      const [{ code, moduleIds }] = result.output;
      for (const moduleId of moduleIds) this.addWatchFile(moduleId);
      return `export const code = ${JSON.stringify(code.trim())}`;
    },
  };
}

/** Replaces the constants in browser scripts by settings of the practice. */
function settings(): Plugin {
  return {
    name: 'settings',
    async config(_, { command }) {
      const file = 'scripts/build/script-constants.ts';
      const { scriptConstants } =
        command === 'build'
          ? (await theBuild()).steps
          : await load<typeof import('./scripts/build/script-constants')>(file);
      const constants = Object.entries(scriptConstants());
      return {
        define: Object.fromEntries(constants.map(([name, value]) => [name, JSON.stringify(value)])),
      };
    },
  };
}

/** In development: reads the content again when it changes, and lets the browser show its faults. */
function reloadContent(): Plugin {
  return {
    name: 'reload-content',
    apply: 'serve',
    configureServer({ config, environments, middlewares, ssrLoadModule, watcher, ws }) {
      const folder = `${config.root}/${contentFolder}/`;
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        if (!normalizePath(file).startsWith(folder)) return;
        environments.ssr.moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
      middlewares.use(({ headers }, _, next) => {
        if (!headers.accept?.includes('text/html')) return next();
        const site = ssrLoadModule('/lib/site.server.ts').then(({ siteIn }) => siteIn('en'));
        site.then(() => next(), next);
      });
    },
  };
}

/** In development: makes a picture when it is requested. The build makes all of them. */
function serveImages(): Plugin {
  return {
    name: 'serve-images',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/images', async ({ originalUrl }, response, next) => {
        // Not imported, because the configuration is read before TypeScript can be.
        const { readImages } = await server.ssrLoadModule('/lib/images.server.ts');
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

/** Makes `vike preview` send the headers that hosts have to send. */
function previewHeaders(): Plugin {
  return {
    name: 'preview-headers',
    async configurePreviewServer({ middlewares }) {
      const server = 'scripts/lib/server.ts';
      const { headersOf } = await load<typeof import('./scripts/lib/server')>(server);
      const headersAt = headersOf(distFolder);
      middlewares.use(({ url = '/' }, response, next) => {
        const { pathname } = new URL(url, 'http://localhost');
        response.setHeaders(new Map(Object.entries(headersAt(pathname))));
        next();
      });
    },
  };
}
