import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/folders.server';
import { sumsOf } from '../../scripts/lib/hash';
import { ProjectCopy } from '../../scripts/lib/project-copy';

let project: ProjectCopy;
beforeAll(() => {
  project = new ProjectCopy();
  project.copyBuild();
});
afterAll(() => project.remove());

describe('a build that fails', () => {
  it('names every fault of the content and leaves the last good build', () => {
    const dictionary = project.read('content/es/dictionary.yaml');
    const practice = project.read('content/practice.yaml');
    project.edit('content/es/dictionary.yaml', '  bookNow:', '  bookNau:');
    project.edit('content/practice.yaml', 'state: FL', 'state: Florida');
    const { ok, output } = project.build();
    project.write('content/es/dictionary.yaml', dictionary);
    project.write('content/practice.yaml', practice);

    expect(ok).toBe(false);
    expect(output).toContain('has 2 faults');
    expect(output).toMatch(/ {2}nav\.bookNau\n.*\n.*no such field; bookNow\?/);
    expect(output).toMatch(/content\/practice\.yaml:\d+ {2}address\.state/);
    expect(output).not.toContain('Built');
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
    const { ok, output } = project.build();
    project.write('components/layout/Article.tsx', article);

    expect(ok).toBe(false);
    expect(output).toContain('ink ran out');
    expectLastGoodBuild();
  });
});

function expectLastGoodBuild() {
  expect(sumsOf(project.dist)).toEqual(sumsOf(distFolder));
  expect(readdirSync(project.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  expect(existsSync(join(project.folder, 'dist/client/index.html'))).toBe(true);
}
