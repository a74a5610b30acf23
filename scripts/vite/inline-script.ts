import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Bundles a script into a text: `import { code } from 'virtual:inline-script/notices/first-paint'` gives
 * `components/notices/first-paint.client.ts` with everything that it imports.
 */
export function inlineScript(): Plugin {
  // The zero byte tells other plugins that this is no file.
  const prefix = '\0virtual:inline-script/';
  let config: ResolvedConfig;
  return {
    name: 'inline-script',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return;
      const result = (await build({
        configFile: false,
        logLevel: 'warn',
        define: config.define ?? {},
        build: {
          write: false,
          rolldownOptions: {
            input: `${config.root}/components/${id.slice(prefix.length)}.client.ts`,
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
