import { join } from 'node:path';
import { build } from 'vite';
import { type EditorPlace, editorSettings } from '../../lib/editor/config.server';
import { editorPath, editorPolicy } from '../../lib/editor/policy.server';
import { licensesFile } from '../../lib/files/folders.server';
import { projectFolder, writeFiles } from '../lib/files';

/** Spanish texts that the package lacks. */
const missingTranslations = { show_errors: 'Ver los errores', list_item_options: 'Opciones' };

/** Packages of the editor that none of the fields uses: code highlighting, maps, optimization of drawings. */
const unused = /^(@shikijs\/|leaflet|terra-draw|svgo)/;

/** Writes the editor's page and all files that it loads into a folder. */
export async function writeEditor(folder: string, place: EditorPlace) {
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    base: `${editorPath}/`,
    publicDir: false,
    plugins: [
      {
        name: 'missing translations',
        enforce: 'pre',
        transform: (code, id) =>
          id.endsWith('/locales/es-CO.json')
            ? JSON.stringify({ ...JSON.parse(code), ...missingTranslations })
            : undefined,
      },
      {
        name: 'unused',
        enforce: 'pre',
        resolveId: (id) => (unused.test(id) ? '\0unused' : undefined),
        load: (id) => (id === '\0unused' ? 'export {}' : undefined),
      },
    ],
    build: {
      outDir: join(folder, editorPath),
      target: 'esnext',
      license: { fileName: licensesFile },
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(projectFolder, 'lib/editor/editor.client.ts'),
        output: { entryFileNames: 'editor.js' },
      },
    },
  });
  const unknownToMeta = /; (frame-ancestors 'none'|upgrade-insecure-requests)/g;
  const policy = editorPolicy(place.editor).replace(unknownToMeta, '');
  writeFiles(folder, {
    [`${editorPath}/settings.json`]: JSON.stringify(editorSettings(place)),
    [`${editorPath}.html`]: page(policy),
  });
}

/** The editor's page. It has the policy too, for hosts that do not send the site's headers. */
const page = (policy: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Editor</title>
<script type="module" src="${editorPath}/editor.js"></script>
</head>
<body></body>
</html>
`;
