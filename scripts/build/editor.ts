import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Practice } from '../../lib/content/schemas/practice.server';
import { editorSettings } from '../../lib/editor/config.server';
import { projectFolder } from '../lib/project';

/** Parts of the editor that no field of ours uses: code highlighting, maps, drawings made smaller. */
const unused = /^(@shikijs\/|leaflet|terra-draw|svgo)/;

/** Writes the editor's page, `admin.html`, and what it loads, `admin/…`, into a folder. */
export async function writeEditor(folder: string, editor: NonNullable<Practice['editor']>) {
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    base: '/admin/',
    publicDir: false,
    plugins: [
      {
        name: 'unused',
        enforce: 'pre',
        resolveId: (id) => (unused.test(id) ? '\0unused' : undefined),
        load: (id) => (id === '\0unused' ? 'export {}' : undefined),
      },
    ],
    build: {
      outDir: join(folder, 'admin'),
      target: 'esnext',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(projectFolder, 'lib/editor/editor.client.ts'),
        output: { entryFileNames: 'editor.js' },
      },
    },
  });
  mkdirSync(join(folder, 'admin'), { recursive: true });
  writeFileSync(join(folder, 'admin/settings.json'), JSON.stringify(editorSettings(editor)));
  writeFileSync(join(folder, 'admin.html'), page);
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor</title>
<script type="module" src="/admin/editor.js"></script>
</head>
<body></body>
</html>
`;
