import { join } from 'node:path';
import { runnerImport } from 'vite';

/**
 * Loads a module of the project. `vite.config.ts` cannot import it, because it is read before Vite can resolve what
 * the module imports.
 * @param file below the project folder
 */
export async function loadModule<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(join(process.cwd(), file), { configFile: false })).module;
}
