import { canonicalFolder } from './folders.server';
import type { ServingRules } from './serving-rules.server';

/** `netlify.toml`, for a copy beside package.json. Headers and redirects are read from the site. */
export function netlifyConfig({ notFound }: ServingRules): string {
  const rules = notFound.map(
    ({ folder, file }) => `[[redirects]]
  from = "${canonicalFolder(folder)}/*"
  to = "${file}"
  status = 404
`,
  );
  return `[build]
  command = "npm run build"
  publish = "dist/client"

[build.environment]
  NODE_VERSION = "22"

${rules.join('\n')}`;
}
