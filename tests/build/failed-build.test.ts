// @module-tag further
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { ensureBuild } from '../../scripts/lib/ensure-build';
import { hashesOf } from '../../scripts/lib/files';
import { ProjectCopy } from '../../scripts/lib/project-copy';

const naples = '/es/ubicaciones/psiquiatra-naples';

let project: ProjectCopy;
beforeAll(() => {
  project = new ProjectCopy();
  cpSync(distFolder, project.dist, { recursive: true });
});
afterAll(() => project.remove());

describe('a build that fails', () => {
  it('names every fault of the content and leaves the last good build', () => {
    const practice = project.read('content/practice.yaml');
    project.edit('content/practice.yaml', 'state: FL', 'state: Florida');
    const towns = project.read('content/towns.yaml');
    project.write('content/towns.yaml', towns.replace('/es/ubicaciones/psiquiatra-estero', naples));
    const output = failure();
    project.write('content/practice.yaml', practice);
    project.write('content/towns.yaml', towns);

    expect(output).toContain('has 2 faults');
    expect(output).toMatch(/content\/practice\.yaml:\d+ {2}address\.state/);
    expect(output).toMatch(/content\/towns\.yaml:\d+ {2}\d+\n/);
    expect(output).not.toContain('Built');
    expectLastGoodBuild();
  });

  it('renders nothing where pages could be rendered in spite of the fault', () => {
    const about = project.read('content/es/about.md');
    project.write('content/es/about.md', `${about}\nUn párrafo más.\n`);
    const output = failure();
    project.write('content/es/about.md', about);

    expect(output).toMatch(/content\/es\/about\.md:\d+ /);
    expect(output).not.toMatch(/Built|prerender|rendering/i);
    expectLastGoodBuild();
  });

  it('in the middle of rendering leaves the last good build', () => {
    const article = project.read('components/layout/Article.tsx');
    project.write(
      'components/layout/Article.tsx',
      article.replace(
        'return (',
        "if (page.kind === 'policy') throw new Error('ink ran out');\n  return (",
      ),
    );
    const output = failure();
    project.write('components/layout/Article.tsx', article);

    expect(output).toContain('ink ran out');
    expectLastGoodBuild();
  });
});

it('stops what needs the build, which is out of date on another day', () => {
  // Every command that npm runs fails at once.
  vi.stubEnv('npm_config_script_shell', 'false');
  const site = { DIST_FOLDER: project.dist };
  expect(() => ensureBuild(site)).not.toThrow();
  // A copy for trying out must not be published as the site, nor the site as a copy.
  vi.stubEnv('STAGING', '1');
  expect(() => ensureBuild(site)).toThrow('could not be built');
  vi.stubEnv('STAGING', '');
  vi.stubEnv('BUILD_DAY', '2026-01-01');
  expect(() => ensureBuild(site)).toThrow('could not be built');
  vi.unstubAllEnvs();
});

/** The output of a build that fails. */
function failure(): string {
  try {
    project.build();
  } catch (error) {
    return String(error);
  }
  throw new Error('The build has not failed.');
}

function expectLastGoodBuild() {
  expect(hashesOf(project.dist)).toEqual(hashesOf(distFolder));
  expect(existsSync(join(project.folder, 'dist/client/index.html'))).toBe(true);
}
