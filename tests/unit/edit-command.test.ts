import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import type { editorHeaders } from '../../lib/editor/policy.server';
import { contentFolder } from '../../lib/files/folders.server';
import { projectFolder } from '../support/project';

afterEach(() => {
  for (const module of ['vite', '../../scripts/build/editor']) vi.doUnmock(module);
  vi.restoreAllMocks();
});

it('npm run edit serves the editor of this content over http, says where, and leaves no folder', async () => {
  const write = vi.fn();
  const preview = vi.fn(async () => ({ resolvedUrls: { local: ['http://localhost:4173/'] } }));
  vi.doMock('vite', () => ({ preview }));
  vi.doMock('../../scripts/build/editor', () => ({ writeEditor: write }));
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const ends: Record<string, () => void> = {};
  vi.spyOn(process, 'once').mockImplementation((event, act) => {
    ends[String(event)] = act as () => void;
    return process;
  });
  await import(join(projectFolder, 'scripts/edit.ts'));

  const { practice } = readContent(contentFolder);
  const [[folder, { editor, timeZone }]] = write.mock.calls as [
    [string, { editor: Parameters<typeof editorHeaders>[0]; timeZone: string }],
  ];
  expect(timeZone).toBe(practice.timeZone);
  // The sample names no repository. Without an account none is asked.
  expect(editor).toMatchObject({ host: 'github', signIn: null });
  const [[served]] = preview.mock.calls as unknown as [
    [{ root: string; configFile: boolean; preview: { headers: Record<string, string> } }],
  ];
  expect([served.root, served.configFile]).toEqual([folder, false]);
  const { headers } = served.preview;
  expect(headers['Content-Security-Policy']).toContain("'wasm-unsafe-eval'");
  // A browser would ask for the scripts over https, where nothing answers.
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  const [text] = printed.mock.calls.flat();
  expect(text).toContain('http://localhost:4173/admin ');
  expect(text).toContain(projectFolder);

  expect(existsSync(folder)).toBe(true);
  ends.exit?.();
  expect(existsSync(folder)).toBe(false);
  expect(ends.SIGINT).toBeDefined();
});
