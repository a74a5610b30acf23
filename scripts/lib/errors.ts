import { inspect } from 'node:util';
import { UserError } from '../../lib/user-error.server';

/**
 * Runs the main function of a script. An error is printed, without its stack if the user
 * can set it right, and makes the exit code 1.
 * @param main may set the exit code itself
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

/** Whether the user can set an error right. This includes a wrong option, which `parseArgs` refuses. */
const isUserError = (error: unknown): error is Error =>
  error instanceof UserError ||
  (error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS'));
