import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFindings } from '../../lib/launch/build-findings.server';
import { addresses } from '../../lib/routes.server';
import { projectFolder } from '../project';

const paths = addresses.map(({ path }) => path);
const folder = mkdtempSync(join(tmpdir(), 'launch-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('what stands between the build and going live', () => {
  it('is nothing, as it is built', () => {
    expect(buildFindings(join(projectFolder, 'dist'), paths)).toEqual([]);
  });

  it('is the build itself where there is none', () => {
    expect(buildFindings(join(folder, 'nowhere'), paths)).toHaveLength(1);
  });

  it('is a file that a page names, a page that is gone, a weak header and a policy with a hole', () => {
    const dist = join(folder, 'dist');
    cpSync(join(projectFolder, 'dist'), dist, { recursive: true });
    rmSync(join(dist, 'client/favicon.svg'));
    rmSync(join(dist, 'client/about.html'));
    const table = join(dist, 'hosts/table.json');
    writeFileSync(
      table,
      readFileSync(table, 'utf8')
        .replaceAll("script-src 'self'", "script-src 'self' https:")
        .replaceAll('nosniff', 'sniff'),
    );
    const fields = buildFindings(dist, paths).map(({ file, field }) => `${file} ${field}`);
    expect(fields).toContain('/es /favicon.svg');
    expect(fields.some((field) => field.endsWith('about.html file'))).toBe(true);
    expect(fields).toContain('dist/hosts/table.json x-content-type-options');
    expect(fields).toContain('dist/hosts/table.json content-security-policy script-src');
  });
});
