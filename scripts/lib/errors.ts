import { inspect } from 'node:util';
import { ContentError } from '../../lib/content/faults.server';

/**
 * Runs the main function of a script; an error is printed, one of the content without its stack, and
 * becomes exit code 1.
 * @param main may set another exit code itself
 */
export async function runScript(main: () => void | Promise<void>) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : inspect(error));
    process.exitCode = 1;
  }
}
