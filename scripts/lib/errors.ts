import { inspect } from 'node:util';
import { ContentError } from '../../lib/content/faults.server';

/** The text to print for an error: a content error's message, any other error's stack. */
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
