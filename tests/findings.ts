import type { Finding } from '../lib/checks/finding';

/** Findings with what their sentences print, by the names that codes share. */
export const withValues = (findings: readonly Finding[]) =>
  findings.map((finding) => {
    const { found = '', expected = '', todo = '' } = finding.values;
    return { ...finding, found: `${found}`, expected: `${expected}`, todo: `${todo}` };
  });
