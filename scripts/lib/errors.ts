import { inspect } from 'node:util';
import { ContentError } from '../../lib/content/faults.server';

/** What to print of an error: of one in the content its message alone, of others the stack, too. */
function messageOf(error: unknown): string {
  return error instanceof ContentError ? error.message : inspect(error);
}

/**
 * Runs the main function of a script; an error is printed and becomes exit code 1.
 * @param main may set another exit code itself
 */
export async function runScript(main: () => void | Promise<void>) {
  try {
    await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
