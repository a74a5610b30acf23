import type { ProjectCopy } from './project-copy';

/** Gives a copy of the project an editor, and builds it. */
export function buildWithEditor(copy: ProjectCopy) {
  const editor = ['host: github', 'repository: owner/website', 'branch: edits', 'signIn: null'];
  const fields = editor.map((field) => `  ${field}\n`).join('');
  copy.edit('content/practice.yaml', 'editor: null\n', `editor:\n${fields}`);
  const { ok, output } = copy.build();
  if (!ok) throw new Error(output);
}
