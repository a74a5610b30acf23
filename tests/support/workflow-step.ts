import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, writeFiles } from '../../scripts/lib/files';

interface Surroundings {
  /** What stands for programs, by their names: lines of a shell. */
  stubs?: Record<string, string>;
  env?: Record<string, string>;
  /** Files in the folder where it runs. */
  files?: Record<string, string>;
}

/**
 * Runs the commands of a step as GitHub does, in an empty folder.
 * @returns its exit code, the calls of the stubs, and the files that it leaves
 */
export function runStep(commands: string, { stubs = {}, env = {}, files = {} }: Surroundings) {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const bin = mkdtempSync(join(tmpdir(), 'programs-'));
  const log = join(bin, 'calls.txt');
  writeFiles(folder, files);
  writeFiles(bin, { 'calls.txt': '' });
  for (const [name, lines] of Object.entries(stubs)) {
    writeFiles(bin, { [name]: `#!/bin/sh\necho "${name} $*" >> "${log}"\n${lines}\n` });
    chmodSync(join(bin, name), 0o755);
  }
  const { status } = spawnSync('bash', ['-e', '-c', commands], {
    cwd: folder,
    env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}` },
  });
  const called = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  const left = listFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  for (const used of [folder, bin]) rmSync(used, { recursive: true });
  return { status, called, files: Object.fromEntries(left) as Record<string, string> };
}
