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
    const message = isUserError(error) ? error.message : inspect(error);
    console.error(message);
    process.exitCode = 1;
  }
}

/** A wrong option, which `parseArgs` refuses, is the user's as well. */
const isUserError = (error: unknown): error is Error =>
  error instanceof UserError ||
  (error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS'));
