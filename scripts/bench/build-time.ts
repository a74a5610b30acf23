import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { astroCommand, installAstro, writeAstroProject } from './astro';
import { generateSite } from './generated-site';

/** A cold build of the HTML in a process of its own; of several runs, the median. */
interface Build {
  pages: number;
  seconds: number;
  /** Of all threads; says more than `seconds` on a machine that has other work. */
  cpuSeconds: number;
  msPerPage: number;
  /** The most that the process held at once. */
  peakMemoryMB: number;
}

export interface BuildTimes {
  /** The site as it is, and two of generated pages, from small to large. */
  ours: [small: Build, medium: Build, large: Build];
  /** From the medium to the large site. */
  msPerFurtherPage: number;
  cpuMsPerFurtherPage: number;
  /** CPU time of a further page as a multiple of that between the smaller sites: 1 if linear. */
  growth: number;
  /** Undefined where npm cannot install Astro. */
  astro: AstroTimes | undefined;
}

interface AstroTimes {
  version: string;
  /** Of the small and the medium site's words. */
  builds: Build[];
  /** Our seconds as a multiple of Astro's, build by build. */
  oursToAstros: number[];
}

const sizes = { small: 60, medium: 600, large: 6000 };

/** How often the small site is built; the others once, since what disturbs weighs less there. */
const runs = 3;

/**
 * Measures how long the HTML takes to build: Vite's and Vike's work, pre-rendering and the
 * finishing of the documents, without the pictures. Takes some minutes.
 */
export async function measureBuilds(): Promise<BuildTimes> {
  const version = installAstro();
  const small = measureSite(sizes.small, version !== undefined);
  const medium = measureSite(sizes.medium, version !== undefined);
  const large = measureSite(sizes.large, false);
  const first = furtherPage(small.ours, medium.ours);
  const last = furtherPage(medium.ours, large.ours);
  return {
    ours: [small.ours, medium.ours, large.ours],
    msPerFurtherPage: last.ms,
    cpuMsPerFurtherPage: last.cpuMs,
    growth: last.cpuMs / first.cpuMs,
    astro: version === undefined ? undefined : compare(version, [small, medium]),
  };
}

/** What each page takes by which one site is larger than another. */
function furtherPage(few: Build, many: Build) {
  const ms = (seconds: number) => (seconds * 1000) / (many.pages - few.pages);
  return {
    ms: ms(many.seconds - few.seconds),
    cpuMs: ms(many.cpuSeconds - few.cpuSeconds),
  };
}

function compare(version: string, measured: Measured[]): AstroTimes {
  const pairs = measured.flatMap(({ ours, astro }) => (astro ? [{ ours, astro }] : []));
  return {
    version,
    builds: pairs.map(({ astro }) => astro),
    oursToAstros: pairs.map(({ ours, astro }) => ours.seconds / astro.seconds),
  };
}

interface Measured {
  ours: Build;
  astro: Build | undefined;
}

function measureSite(pages: number, withAstro: boolean): Measured {
  const copy = generateSite(pages);
  try {
    return {
      ours: measure(ourCommand, copy.folder, 'dist/client', pages),
      astro: withAstro ? measureAstro(join(copy.folder, 'content'), pages) : undefined,
    };
  } finally {
    copy.remove();
  }
}

/** However many pages there are, the build has to do with a heap of so many MB. */
const heapLimit = 1024;

const ourCommand = [
  `--max-old-space-size=${heapLimit}`,
  '--import',
  'tsx',
  'scripts/bench/build-documents.ts',
];

function measureAstro(content: string, pages: number): Build {
  const folder = writeAstroProject(content);
  try {
    return measure(astroCommand, folder, 'dist', pages);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param output folder below `folder` that the pages are written to */
function measure(command: string[], folder: string, output: string, pages: number): Build {
  const builds = Array.from({ length: pages === sizes.small ? runs : 1 }, () =>
    buildOnce(command, folder, output, pages),
  ).sort((one, other) => one.seconds - other.seconds);
  return builds[Math.floor(builds.length / 2)] as Build;
}

/** Makes a process end by writing what it used. */
const usageReport = `data:text/javascript,process.once('exit', () => {
  process.stderr.write('\\n' + JSON.stringify(process.resourceUsage()));
})`;

/** @throws if fewer pages were written than there are, which would be no measure */
function buildOnce(command: string[], folder: string, output: string, pages: number): Build {
  for (const kept of [output, '.astro', 'node_modules/.astro']) {
    rmSync(join(folder, kept), { recursive: true, force: true });
  }
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', usageReport, ...command], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const seconds = (performance.now() - start) / 1000;
  const written = status === 0 ? countPages(join(folder, output)) : 0;
  if (written < pages) {
    throw new Error(`${folder}: ${written} of ${pages} pages were built.\n${stderr}`);
  }
  const usage: NodeJS.ResourceUsage = JSON.parse(stderr.split('\n').at(-1) ?? '');
  return {
    pages,
    seconds,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    msPerPage: (seconds * 1000) / pages,
    peakMemoryMB: usage.maxRSS / 1024,
  };
}

function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length;
}

/** Prints the figures as tables. */
export function printBuilds({ ours, astro, ...figures }: BuildTimes) {
  const row = (builder: string, build: Build) => ({ builder, ...rounded({ ...build }) });
  console.table([
    ...ours.map((build) => row('this project', build)),
    ...(astro?.builds.map((build) => row(`Astro ${astro.version}`, build)) ?? []),
  ]);
  console.table([rounded(figures)]);
  console.log(
    astro
      ? `Ours to Astro's: ${astro.oursToAstros.map((ratio) => ratio.toFixed(2)).join(', ')}`
      : 'npm could not install Astro: there is no comparison.',
  );
}

function rounded(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, Number(figure.toFixed(2))]),
  );
}

if (process.argv[1]?.endsWith('build-time.ts')) printBuilds(await measureBuilds());
