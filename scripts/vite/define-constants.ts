import type { Plugin } from 'vite';
import { theBuild } from './build-steps.ts';
import { loadModule } from './load-module.ts';

/** Replaces the constants in browser scripts by settings of the practice. */
export function defineConstants(): Plugin {
  return {
    name: 'define-constants',
    async config(_, { command }) {
      const file = 'scripts/build/script-constants.ts';
      const module =
        command === 'build'
          ? (await theBuild()).steps
          : await loadModule<typeof import('../build/script-constants')>(file);
      const constants = Object.entries(module.scriptConstants());
      return {
        define: Object.fromEntries(constants.map(([name, value]) => [name, JSON.stringify(value)])),
      };
    },
  };
}
