import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { readPractice } from '../lib/content/content.server';
import { editorHeaders, editorPath } from '../lib/editor/policy.server';
import { contentFolder } from '../lib/files/folders.server';
import { withoutHttps } from '../lib/hosts/security-headers.server';
import { writeEditor } from './build/editor';
import { runScript } from './lib/errors';
import { projectFolder } from './lib/files';

/** Serves the editor on the files of this folder, without an account: `npm run edit`. */
await runScript(async () => {
  const practice = readPractice(contentFolder);
  const noRepository = { repository: 'no/repository', branch: 'none', signIn: null };
  const editor = practice?.editor ?? { host: 'github', ...noRepository };
  const folder = mkdtempSync(join(tmpdir(), 'site-editor-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  process.once('SIGINT', () => process.exit(130));
  await writeEditor(folder, { editor, timeZone: practice?.timeZone ?? 'UTC' });
  const { resolvedUrls } = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { headers: withoutHttps(editorHeaders(editor)) },
  });
  const address = new URL(editorPath, resolvedUrls?.local[0]);
  console.log(`Open ${address} in Chrome or Edge, choose "Work with Local Repository",
and in the window that opens the folder ${projectFolder}
Each Save writes a file. npm run build says whether all is right; Ctrl+C ends the editor.`);
});
