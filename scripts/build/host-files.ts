import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStaging } from '../../lib/content/staging.server';
import type { Content } from '../../lib/content/types';
import { addressOfFile } from '../../lib/files/file-addresses.server';
import { htaccess } from '../../lib/hosts/apache.server';
import {
  headersFile,
  netlifyConfig,
  redirectsFile,
  vercelConfig,
  wranglerConfig,
} from '../../lib/hosts/hosted.server';
import { inlineHashes } from '../../lib/hosts/inline.server';
import { nginxConfig } from '../../lib/hosts/nginx.server';
import { hostFilesInRoot, servingRules } from '../../lib/hosts/serving-rules.server';
import { trackerRegistry, trackersInUse } from '../../lib/tracking/registry';
import { listFiles, writeFiles } from '../lib/files';

/**
 * Writes the settings for each host into a build: into `client` if the host reads them from the
 * root of the site, else into `hosts`. It has to run after every step that changes documents,
 * because the settings have hashes of their inline scripts and styles.
 */
export function writeHostFiles(dist: string, { practice, routes }: Content) {
  const client = join(dist, 'client');
  const files = listFiles(client);
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(client, file), 'utf8'));
  const { formAddress, flags, domain, editor } = practice;
  const needs = {
    scriptHashes: inlineHashes(documents, 'script'),
    styleHashes: inlineHashes(documents, 'style'),
    formAddress,
    flags,
    trackers: trackersInUse(practice.trackers).map((name) => trackerRegistry[name].hosts),
  };
  const rules = servingRules({
    files: files.map((file) => `/${addressOfFile(file)}`),
    redirects: routes.redirects.map(({ from, to, language }) => ({
      from,
      to: routes.routeOf(to).path[language],
    })),
    needs,
    editor,
    isStaging: isStaging(),
  });
  writeFiles(dist, {
    'client/_headers': headersFile(rules),
    'client/_redirects': redirectsFile(rules),
    'client/.assetsignore': `${hostFilesInRoot.join('\n')}\n`,
    'client/vercel.json': json(vercelConfig(rules)),
    'client/.htaccess': htaccess(rules, domain),
    'hosts/wrangler.jsonc': json(wranglerConfig(domain)),
    'hosts/netlify.toml': netlifyConfig(rules),
    'hosts/nginx.conf': nginxConfig(rules, domain, { isStaging: isStaging() }),
    'hosts/serving-rules.json': json(rules),
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
