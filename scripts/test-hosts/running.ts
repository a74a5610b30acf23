import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that answers. */
export interface Running {
  url: string;
  /** Ends it and all that it started. */
  stop: () => Promise<void>;
}

/** How long a server may take until it responds, in ms. */
const timeout = 60_000;

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) signal(child, 'SIGKILL');
});

/**
 * Starts a server in the foreground and waits until it answers.
 * @throws with the end of its output, if it exits or never answers
 */
export async function run(
  [program = '', ...args]: string[],
  port: number,
  env: Record<string, string> = {},
  cwd?: string,
): Promise<Running> {
  const child = spawn(program, args, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that its child processes can be ended with it.
    detached: true,
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output = (output + data).slice(-2000);
    });
  }
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error']) {
      child.once(event, () => {
        hasEnded = true;
        children.delete(child);
        resolve();
      });
    }
  });
  const stop = async () => {
    signal(child, 'SIGTERM');
    const isLate = await Promise.race([ended, wait(5000, true, { ref: false })]);
    if (isLate) signal(child, 'SIGKILL');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  for (const start = Date.now(); Date.now() - start < timeout && !hasEnded; await wait(200)) {
    if (await answers(url)) return { url, stop };
  }
  if (!hasEnded) await stop();
  throw new Error(`${program} did not start:\n${output}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Sends a signal to a process and to all of its group. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has already ended.
  }
}
