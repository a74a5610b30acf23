import tailwindcss from '@tailwindcss/vite';
import vike from 'vike/plugin';
import { defineConfig, normalizePath, type Plugin } from 'vite';

export default defineConfig({
  plugins: [vike(), tailwindcss(), reloadContent()],
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
