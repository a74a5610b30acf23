import { inspect } from 'node:util';
import { UserError } from '../../lib/user-error.server';

/**
 * Runs the main function of a script; an error is printed, one that its user can set right without its
 * stack, and becomes exit code 1.
 * @param main may set another exit code itself
 */
export async function runScript(main: () => void | Promise<void>) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : inspect(error));
    process.exitCode = 1;
  }
}
