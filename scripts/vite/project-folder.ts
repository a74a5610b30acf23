import { UserError } from '../../lib/user-error.server.ts';

/**
 * Refuses a project folder from which Vike cannot load its configuration: it makes an address of the path without
 * encoding it, and a pattern of it.
 * @throws {UserError} that says what to do
 */
export function refuseFolder(folder: string) {
  const [sign] = /[#%*?]/.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new UserError(
    `The site cannot be built in a folder with ${sign} in its path: ${folder}\nRename that folder, or move the project.`,
  );
}
