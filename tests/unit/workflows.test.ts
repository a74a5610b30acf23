import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { furtherStages, stages } from '../../scripts/lib/checks';
import { listFiles } from '../../scripts/lib/files';
import { runStep } from '../support/workflow-step';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  env?: Record<string, string>;
  steps: Step[];
  strategy?: { matrix: Record<string, string[]> };
}

const read = (name: string) => readFileSync(`.github/workflows/${name}`, 'utf8');
const workflow = (name: string) => parse(read(name));
const names = listFiles('.github/workflows');
/** The comments of all workflows, each paragraph in one line. */
const comments = names
  .flatMap((name) => read(name).match(/^# .*$/gm) ?? [])
  .map((line) => line.slice('# '.length))
  .join(' ');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The hour and minute of a workflow in UTC, in minutes. */
function minuteOf(name: string): number {
  const [minute, hour, ...days] = workflow(name).on.schedule[0].cron.split(' ');
  expect(days).toEqual(['*', '*', '*']);
  return 60 * Number(hour) + Number(minute);
}

describe.each(names)('the workflow %s', (name) => {
  const { jobs, permissions } = workflow(name);
  const steps: Step[] = Object.values<{ steps: Step[] }>(jobs).flatMap((job) => job.steps);
  const commands = steps.map(({ run = '' }) => run).join('\n');
  const matrices = JSON.stringify(jobs).matchAll(/"command":(\[.*?\])/g);
  const all = `${commands}\n${[...matrices].flatMap(([, list = '[]']) => JSON.parse(list)).join('\n')}`;

  it('runs only commands, checks and settings that there are', () => {
    const run = [...all.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, script]) => script);
    expect(run.filter((script) => !(`${script}` in scripts))).toEqual([]);
    const known = [...stages, ...furtherStages].flatMap(Object.keys);
    const wanted = [...all.matchAll(/npm test -- ([\w -]+?)(?: 2>|$)/gm)].flatMap(([, list = '']) =>
      list.split(' '),
    );
    expect(wanted.filter((check) => !known.includes(check))).toEqual([]);
    const settings = [...all.matchAll(/--config=(\S+)/g)].map(([, file = '']) => file);
    expect(settings.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('has no more rights than it needs, and keeps no key unless it pushes', () => {
    const needed: Record<string, object> = {
      'deployed.yml': { contents: 'read', issues: 'write' },
      'daily-build.yml': {},
      'edits.yml': { contents: 'write', 'pull-requests': 'write' },
    };
    expect(permissions).toEqual(needed[name] ?? { contents: 'read' });
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout'))) {
      expect(step.with?.['persist-credentials']).toBe(
        commands.includes('git push') ? undefined : false,
      );
    }
  });

  it('gives each step the variables that its commands use, by the names that a comment tells', () => {
    for (const job of Object.values<Job>(jobs)) {
      for (const { run = '', env } of job.steps) {
        const given = { ...job.env, ...env };
        const used = [...run.matchAll(/\$\{?([A-Z][A-Z_]+)/g)].map(([, variable = '']) => variable);
        const unknown = used.filter(
          (variable) => !(variable in given) && !variable.startsWith('GITHUB_'),
        );
        expect(unknown).toEqual([]);
        if (/\bgh (?:issue|pr) /.test(run))
          expect(given.GH_TOKEN).toMatch(/^\$\{\{ github\.token \}\}$/);
        for (const [variable, value] of Object.entries(given)) {
          const [, id] = /steps\.(\w+)\.outcome/.exec(value) ?? [];
          if (id)
            expect([
              variable.toLowerCase(),
              job.steps.some((step) => 'id' in step && step.id === id),
            ]).toEqual([id, true]);
        }
      }
    }
    for (const [, kind, variable] of read(name).matchAll(/\b(vars|secrets)\.(\w+)/g)) {
      const told = new RegExp(`${kind === 'vars' ? 'variable' : 'secret'} ${variable}\\b`);
      expect(comments).toMatch(told);
    }
  });

  it('has the files, the version of Node and the packages before it runs a command', () => {
    for (const job of Object.values<Job>(jobs)) {
      const runs = job.steps.map(({ run = '' }) => run);
      const first = (found: (step: Step) => boolean) => job.steps.findIndex(found);
      const command = runs.findIndex((run) =>
        /\b(?:npm (?:test|run)|npx)\b|matrix\.command/.test(run),
      );
      if (command < 0) continue;
      const order = [
        first(({ uses = '' }) => uses.startsWith('actions/checkout@')),
        first(({ uses = '' }) => uses.startsWith('actions/setup-node@')),
        runs.findIndex((run) => /^npm ci( --ignore-scripts)?$/.test(run)),
        command,
      ];
      expect(order.filter((index) => index < 0)).toEqual([]);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      const version = job.steps[order[1] ?? 0]?.with?.['node-version'];
      if (job.strategy?.matrix.node) expect(version).toMatch(/^\$\{\{ matrix\.node \}\}$/);
      else expect(version).toMatch(/^\d+$/);
    }
  });

  it('can be started by hand where a clock starts it', () => {
    const { on } = workflow(name);
    if (on.schedule) expect(on).toHaveProperty('workflow_dispatch');
  });

  it('ends in every case, and installs the versions of the lock file', () => {
    for (const job of Object.values<Job>(jobs)) {
      expect(job).toHaveProperty('timeout-minutes');
      // One that fails does not stop the others.
      if (job.strategy) expect(job.strategy).toMatchObject({ 'fail-fast': false });
    }
    expect(all).not.toMatch(/npm (?:install|i)\b/);
  });
});

describe('every change', () => {
  const { on, jobs } = workflow('test.yml');

  it('is tested on every version of Node that the package allows, also before it is merged', () => {
    expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null });
    const { node } = jobs.test.strategy.matrix;
    const [, oldest, other] = /^\^([\d.]+)\.0 \|\| >=(\d+)/.exec(engines.node) ?? [];
    expect(node).toEqual(expect.arrayContaining([oldest, other]));
    const [used] = JSON.stringify(names.map(workflow)).match(/"node-version":"(\d+)"/) ?? [];
    expect(used).toContain(node.at(-1));
    const last = (jobs.test.steps as Step[]).slice(-2).map(({ run }) => run);
    expect(last).toEqual(['npm test', 'npm run test:further']);
  });

  it('is served from real web servers, which the machine does not start by itself', () => {
    const steps: Step[] = jobs.hosts.steps;
    const install = steps.find(({ run }) => run?.includes('apt-get install'))?.run ?? '';
    expect(install).toMatch(/tee \/usr\/sbin\/policy-rc\.d[\s\S]*apt-get install .*nginx apache2/);
    const last = steps.slice(-3).map(({ run }) => run);
    expect(last).toEqual(['npm ci', 'npm run build', 'npm run test:hosts']);
  });
});

describe('each night', () => {
  const jobs = Object.values<Job>(workflow('nightly.yml').jobs);
  const commands = jobs.flatMap(({ steps, strategy }) => [
    ...steps.map(({ run = '' }) => run),
    ...(strategy?.matrix.command ?? []),
  ]);

  it('runs what is too slow for every change: engines, speed, hosts, each page and the editor', () => {
    const slow = Object.keys(scripts).filter((name) => /^test:(?!further)/.test(name));
    expect(slow.length).toBeGreaterThan(2);
    for (const name of slow) expect(commands).toContain(`npm run ${name}`);
    const further = furtherStages.flatMap(Object.keys).filter((name) => name !== 'further-unit');
    expect(commands).toContain(
      `EVERY_PAGE=true npm test -- build pages browser ${further.join(' ')}`,
    );
    expect(commands.join('\n')).toContain('--config=tests/editor/playwright.config.ts');
    expect(commands).toContain('npx playwright test --project=firefox --project=webkit');
  });
});

describe('each day', () => {
  it('is built once it has begun in both time zones of Florida, before the copy is compared', () => {
    // Florida's west is six hours behind UTC in winter, and opens its offices from 14:00 UTC on.
    expect(minuteOf('daily-build.yml')).toBeGreaterThan(6 * 60);
    expect(minuteOf('daily-build.yml')).toBeLessThan(12 * 60);
    expect(minuteOf('deployed.yml') - minuteOf('daily-build.yml')).toBeGreaterThanOrEqual(60);
  });

  it('is reported as failed if the host refuses to build', () => {
    const [{ run }] = workflow('daily-build.yml').jobs.publish.steps;
    const env = { DEPLOY_HOOK: 'https://host.test/hook?id=1&x=2' };
    // As curl does: without --fail a refusal is a success.
    const refused = runStep(run, { env, stubs: { curl: 'case "$*" in *--fail*) exit 22;; esac' } });
    expect(refused.status).toBe(22);
    expect(refused.called).toEqual([expect.stringMatching(/--request POST https:\S+id=1&x=2$/)]);
  });

  it.each(['deployed.yml', 'daily-build.yml'])('runs %s only for a site that is online', (name) => {
    for (const job of Object.values<Step>(workflow(name).jobs)) {
      expect(job.if).toBe("vars.SITE_ADDRESS != ''");
    }
  });
});

describe('a deployed copy that differs', () => {
  const { env, steps } = workflow('deployed.yml').jobs.compare as {
    env: Record<string, string>;
    steps: Step[];
  };
  const report = steps.at(-1);
  const open = (number: string, findings?: string) =>
    runStep(report?.run ?? '', {
      env: {
        TITLE: env.TITLE ?? '',
        GITHUB_SERVER_URL: 'https://github.test',
        GITHUB_REPOSITORY: 'a/b',
        GITHUB_RUN_ID: '9',
      },
      stubs: { gh: `[ "$2" = list ] && echo "${number}"; true` },
      files: findings === undefined ? {} : { 'findings.txt': findings },
    });

  it('is compared with what this branch builds, and only a failure is reported', () => {
    const [build, compare] = steps.slice(-3).map(({ run }) => run);
    expect(build).toBe('npm run --silent build > findings.txt 2>&1');
    expect(compare).toBe(
      'npm run --silent launch-check -- --url "$SITE_ADDRESS" > findings.txt 2>&1',
    );
    expect(report?.if).toBe('failure()');
  });

  it('opens an issue with the findings, or adds to the one that is open', () => {
    const opened = open('', '/about differs\n');
    expect(opened.status).toBe(0);
    expect(opened.called[0]).toMatch(/^gh issue list --state open /);
    expect(opened.called[1]).toBe(`gh issue create --title ${env.TITLE} --body-file issue.md`);
    expect(opened.files['issue.md']).toBe('```\n/about differs\n```\n');
    expect(open('7', 'x').called[1]).toBe('gh issue comment 7 --body-file issue.md');
  });

  it('says where to look if the check could not run', () => {
    for (const findings of [undefined, '']) {
      expect(open('', findings).files['issue.md']).toContain(
        'The check could not run: https://github.test/a/b/actions/runs/9',
      );
    }
  });
});
