import type { Plugin } from 'vite';
import { contentFolder } from '../../lib/files/folders.server.ts';
import type { Finding } from '../../lib/findings/finding';
import type { Inputs } from '../lib/ensure-build';
import { loadModule } from './load-module.ts';

/**
 * Builds into a folder beside `dist`, completes the build, and then puts it in place, so that a failure leaves
 * the last good build as it was. Faults of the content are reported before anything is built.
 * @param unfinished the folder of a build until it is complete
 */
export function buildSteps(unfinished: string): Plugin[] {
  /** A plugin that does something before or after everything else of a build. */
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
      console.log(await steps.finishBuild(unfinished, begun, findings));
    }),
  ];
}

interface Build {
  steps: typeof import('../build/steps');
  /** The inputs as they were when the build began. */
  begun: Inputs;
}

/** The process keeps it, since Vike evaluates `vite.config.ts` four times for one build. */
const kept = globalThis as { build?: Promise<Build> };

/** The project's part of a build; at its first call the inputs are read. */
export function theBuild(): Promise<Build> {
  kept.build ??= loadModule<Build['steps']>('scripts/build/steps.ts').then((steps) => ({
    steps,
    begun: steps.readInputs(),
  }));
  return kept.build;
}
