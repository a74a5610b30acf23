import { spawnSync } from 'node:child_process';
import { addresses } from '../../lib/routes.server';
import { median } from './phone';

/** One build. */
interface BuildTime {
  seconds: number;
  /** Sum over all threads; on a busy machine a better measure than `seconds`. */
  cpuSeconds: number;
  msPerPage: number;
  /** The largest resident set of the process. */
  peakMemoryMB: number;
}

const runs = 3;

/**
 * Measures how long `vike build` takes, which replaces `dist` by the same files.
 * @returns the median of each figure
 * @throws where a build fails
 */
export function measureBuildTime(): BuildTime {
  const builds = Array.from({ length: runs }, buildOnce);
  const medianOf = (name: keyof BuildTime) => median(builds.map((build) => build[name]));
  return {
    seconds: medianOf('seconds'),
    cpuSeconds: medianOf('cpuSeconds'),
    msPerPage: medianOf('msPerPage'),
    peakMemoryMB: medianOf('peakMemoryMB'),
  };
}

/** Makes a process print its use of resources as its last line. */
const usageReport = `data:text/javascript,process.once('exit', () => {
  process.stderr.write('\\n' + JSON.stringify(process.resourceUsage()));
})`;

function buildOnce(): BuildTime {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', usageReport, 'node_modules/vike/bin.js', 'build'],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The measured build failed.\n${stderr}`);
  const usage: NodeJS.ResourceUsage = JSON.parse(stderr.split('\n').at(-1) ?? '');
  return {
    seconds,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    msPerPage: (seconds * 1000) / addresses.length,
    peakMemoryMB: usage.maxRSS / 1024,
  };
}
