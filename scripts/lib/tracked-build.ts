import { trackerRegistry } from '../../lib/tracking/registry';
import { ProjectCopy } from './project-copy';
import { serveBuild } from './server';

/** The environment of a build with all trackers. */
const trackerIds = Object.fromEntries(
  Object.values(trackerRegistry).map(({ variable, id }) => [variable, id.example]),
);

/** Console message of a browser when the headers have blocked something. */
export const policyViolation = /security policy|violates|Trusted Type|ERR_BLOCKED_BY_RESPONSE/i;

/** Serves a copy of the project with all trackers, as `serveChangedBuild` does. */
export function serveTrackedBuild(edit: (copy: ProjectCopy) => void = () => {}) {
  return serveChangedBuild(edit, trackerIds);
}

/**
 * Builds a copy of the project and serves it over plain HTTP.
 * @param edit changes the copy before it is built
 * @param env variables of the build
 * @throws with the build's output where it fails
 */
export async function serveChangedBuild(
  edit: (copy: ProjectCopy) => void,
  env: Record<string, string> = {},
) {
  const copy = new ProjectCopy();
  const remove = () => copy.remove();
  process.once('exit', remove);
  edit(copy);
  const { ok, output } = copy.build(env);
  if (!ok) throw new Error(output);
  const { port, origin, close } = await serveBuild({ dist: copy.dist });
  return {
    port,
    origin,
    close() {
      close();
      process.off('exit', remove);
      remove();
    },
  };
}
