import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectCopy } from './project-copy';

let project: ProjectCopy;
let good: string;
beforeAll(() => {
  project = new ProjectCopy();
  expect(project.build().ok).toBe(true);
  good = fingerprint(join(project.folder, 'dist'));
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
    expect(output).toContain('nav.bookNow');
    expect(output).toContain('nav.bookNau');
    expect(output).toMatch(/content\/practice\.yaml:\d+ {2}address\.state/);
    expect(output).not.toContain('pre-rendered');
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

describe('a build of the same files', () => {
  it('gives the same bytes', () => {
    expect(project.build().ok).toBe(true);
    expect(fingerprint(join(project.folder, 'dist'))).toBe(good);
  });
});

function expectLastGoodBuild() {
  expect(fingerprint(join(project.folder, 'dist'))).toBe(good);
  expect(readdirSync(project.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  expect(existsSync(join(project.folder, 'dist/client/index.html'))).toBe(true);
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
