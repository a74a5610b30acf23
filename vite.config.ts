import tailwindcss from '@tailwindcss/vite';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { pageScript } from './components/document/assets.server.ts';
import { distFolder, licensesFile } from './lib/files/folders.server.ts';
import { restoreBuild } from './scripts/lib/last-build.ts';
import { buildSteps } from './scripts/vite/build-steps.ts';
import { defineConstants } from './scripts/vite/define-constants.ts';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { previewHeaders } from './scripts/vite/preview-headers.ts';
import { refuseFolder } from './scripts/vite/project-folder.ts';
import { reloadContent } from './scripts/vite/reload-content.ts';
import { serveImages } from './scripts/vite/serve-images.ts';
import { servedBrowsers } from './scripts/vite/served-browsers.ts';
import { shortPreloads } from './scripts/vite/short-preloads.ts';

/** The folder of a build until it is complete. */
const unfinished = `${distFolder}.new`;

export default defineConfig(({ command }) => {
  refuseFolder(process.cwd());
  restoreBuild(distFolder);
  // React chooses its code by this variable, which test runners set to "test".
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    build: {
      outDir: command === 'build' ? unfinished : distFolder,
      target: servedBrowsers,
      // The content security policy takes fonts from files alone.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
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
      defineConstants(),
      inlineScript(),
      reloadContent(),
      serveImages(),
      shortPreloads(),
      buildSteps(unfinished),
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
