import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export type Process = ChildProcessByStdio<null, Readable, Readable>;

/** What is undone when this process ends, however it ends. */
const undoings = new Set<() => void>();
process.once('exit', () => {
  // What was started last ends first: a browser before its profile is removed.
  for (const undo of [...undoings].reverse()) undo();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/**
 * Undoes something when this process ends, unless that has been done before.
 * @returns a function that does it now
 */
export function undoAtEnd(undo: () => void): () => void {
  undoings.add(undo);
  return () => {
    if (undoings.delete(undo)) undo();
  };
}

/** Starts a program with all that it starts itself, which `end` or the end of this process ends. */
export function startProgram(program: string, args: string[], env: Record<string, string> = {}) {
  const child: Process = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that its children can be ended with it.
    detached: true,
    env: { ...process.env, ...env },
  });
  const kill = undoAtEnd(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of the group have ended.
    }
  });
  return {
    /**
     * Waits until the program prints something.
     * @throws if it ends before
     */
    async printed(pattern: RegExp): Promise<string> {
      let text = '';
      const found = new Promise<string>((resolve, reject) => {
        const read = (more: Buffer) => {
          text += more;
          const [match] = pattern.exec(text) ?? [];
          if (match !== undefined) resolve(match);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.once('error', reject);
        child.once('exit', () => reject(new Error(`${program} has ended: ${text.trim()}`)));
      });
      return found;
    },
    async end() {
      const ended = child.exitCode === null && child.signalCode === null && once(child, 'exit');
      kill();
      await ended;
    },
  };
}

/** Starts a screen that nobody sees, on which browsers open their windows as on a desktop. */
export async function startScreen() {
  const screen = startProgram('Xvfb', [
    ...['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
  ]);
  const number = await screen.printed(/^\d+(?=\n)/);
  return {
    /** The variables of the programs that are to be on the screen. */
    env: { DISPLAY: `:${number}`, WAYLAND_DISPLAY: '', GDK_BACKEND: 'x11' },
    end: () => screen.end(),
  };
}
