import { expect, it } from 'vitest';

type Check<Page> = (page: Page) => void | Promise<void>;

/**
 * Makes tests that ask several pages the same: one test for all of them, whose failure names each page that differs
 * and the reason.
 */
export const onEach =
  <Page extends { path: string }>(pages: readonly Page[]) =>
  (
    title: string,
    ...[options, check]: [{ tags: string | string[] }, Check<Page>] | [Check<Page>]
  ) => {
    const isAlone = typeof options === 'function';
    it(title, isAlone ? {} : options, async () => {
      expect(pages.length).toBeGreaterThan(0);
      const faults: string[] = [];
      for (const page of pages) {
        try {
          await (isAlone ? options : check)?.(page);
        } catch (error) {
          faults.push(`${page.path}: ${error instanceof Error ? error.message : error}`);
        }
      }
      expect(faults).toEqual([]);
    });
  };
