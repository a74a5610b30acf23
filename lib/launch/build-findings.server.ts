import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { type Finding, finding } from '../checks/finding';
import type { ServingRules } from '../hosts/serving-rules.server';

/** Headers that make a site safe, and what each must say. */
const safeHeaders: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  'permissions-policy': /camera=\(\)/,
};

/**
 * Faults of the last build: missing files that pages name, and weak headers.
 * @param dist the build's folder
 * @param paths of every page
 */
export function buildFindings(dist: string, paths: readonly string[]): Finding[] {
  const rulesFile = join(dist, 'hosts/serving-rules.json');
  if (!existsSync(rulesFile)) {
    return [finding('no-build', { file: dist })];
  }
  const rules: ServingRules = JSON.parse(readFileSync(rulesFile, 'utf8'));
  const pages = paths.map((path) => ({ path, file: fileOf(dist, path) }));
  return [
    ...headerFindings(rules),
    ...pages.flatMap(({ path, file }) => missingFiles(dist, path, file)),
  ];
}

function headerFindings(rules: ServingRules): Finding[] {
  const headers = new Headers(rules.headers);
  const weak = (field: string, found = '–', why = ''): Finding =>
    finding('weak-header', { file: 'dist/hosts/serving-rules.json', field }, { found, why });
  const unsafe = Object.entries(safeHeaders).filter(
    ([name, rule]) => !rule.test(headers.get(name) ?? ''),
  );
  const policy = headers.get('content-security-policy') ?? '';
  const holes = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.STRICT_CSP);
  return [
    ...unsafe.map(([name]) => weak(name, headers.get(name) ?? undefined)),
    ...holes.map(({ directive, value, description }) =>
      weak(`content-security-policy ${directive}`, value, description),
    ),
  ];
}

function missingFiles(dist: string, path: string, file: string): Finding[] {
  if (!existsSync(file)) {
    return [finding('no-build', { file })];
  }
  const $ = load(readFileSync(file, 'utf8'));
  const named = $('[src], link[href], source[srcset]')
    .toArray()
    .flatMap((element) => [
      $(element).attr('src'),
      element.tagName === 'link' ? $(element).attr('href') : undefined,
      ...($(element).attr('srcset') ?? '').split(', ').map((item) => item.split(' ')[0]),
    ])
    .filter((address) => address?.match(/^\/.*\.\w+$/));
  return [...new Set(named)]
    .filter((address) => !existsSync(join(dist, 'client', address ?? '')))
    .map((address) => finding('no-build', { file: path, field: address ?? '' }));
}

const fileOf = (dist: string, path: string) =>
  join(dist, 'client', path === '/' ? 'index.html' : `${path}.html`);
