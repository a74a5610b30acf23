import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/folders.server';
import { buildFindings } from '../../lib/launch/build-findings.server';
import { addresses } from '../../lib/routes.server';

const paths = addresses.map(({ path }) => path);
const folder = mkdtempSync(join(tmpdir(), 'launch-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the findings of the launch check in the build', () => {
  it('are none in the current build', () => {
    expect(buildFindings(distFolder, paths)).toEqual([]);
  });

  it('include a missing build', () => {
    expect(buildFindings(join(folder, 'nowhere'), paths)).toHaveLength(1);
  });

  it('include a missing file, a missing page, a weak header and a weak policy', () => {
    const dist = join(folder, 'dist');
    cpSync(distFolder, dist, { recursive: true });
    rmSync(join(dist, 'client/favicon.svg'));
    rmSync(join(dist, 'client/about.html'));
    const rules = join(dist, 'hosts/serving-rules.json');
    writeFileSync(
      rules,
      readFileSync(rules, 'utf8')
        .replaceAll("script-src 'self'", "script-src 'self' https:")
        .replaceAll('nosniff', 'sniff'),
    );
    const fields = buildFindings(dist, paths).map(({ file, field }) => `${file} ${field}`);
    expect(fields).toContain('/es /favicon.svg');
    expect(fields.some((field) => field.endsWith('about.html '))).toBe(true);
    expect(fields).toContain('dist/hosts/serving-rules.json x-content-type-options');
    expect(fields).toContain('dist/hosts/serving-rules.json content-security-policy script-src');
  });
});
